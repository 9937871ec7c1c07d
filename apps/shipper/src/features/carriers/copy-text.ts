import { t } from '@tenderlane/web/core/texts/i18n';
import { toast } from '@tenderlane/web/toasts';

/** Copies a text. If the browser forbids it, the text stays selectable on the page. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'), { tone: 'good' });
  } catch {
    toast(t('carriers:copy_failed'));
  }
}
