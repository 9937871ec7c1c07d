import { t } from '@tenderlane/web/core/texts/i18n';
import { toast } from '@tenderlane/web/toasts';

/** Puts text into the clipboard and says so; where the browser forbids that, the text stays on the page to be selected. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'), { tone: 'good' });
  } catch {
    toast(t('carriers:copy_failed'));
  }
}
