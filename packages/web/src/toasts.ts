import { toastText } from './core/client/error-rules';
import { showErrorToast, showToast } from '@tenderlane/ui';
import { t } from './core/texts/i18n';

interface ToastOptions {
  id?: string;
  tone?: 'good' | 'plain';
  action?: { label: string; onClick: () => void };
  /** Infinity: until it is closed. */
  durationMs?: number;
  /** Changes the toast of the same id where it stands; one that was closed stays closed. */
  isUpdate?: boolean;
}

export function toast(message: string, options: ToastOptions = {}): void {
  showToast({ message, closeLabel: t('close'), ...options });
}

/** Shows an error that has no place on the page, if it is one for a toast. */
export function toastError(error: unknown): void {
  const message = toastText(error, t('oops_something_went_wrong'));
  if (message !== null) showErrorToast({ message, closeLabel: t('close') });
}
