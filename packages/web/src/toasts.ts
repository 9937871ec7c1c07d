import { CLIENT } from '@tenderlane/contract/core/limits';
import { toastText } from './core/client/error-rules';
import { showErrorToast, showToast } from '@tenderlane/ui';
import { t } from './core/texts/i18n';

interface ToastOptions {
  id?: string;
  tone?: 'good' | 'plain';
  /** `endsAt`: time of the browser's clock in milliseconds until which the action is available. */
  action?: { label: string; onClick: () => void; endsAt?: number };
  /** Infinity keeps the toast until it is closed. */
  durationMs?: number;
  /** Updates the toast with the same id; a closed one stays closed. */
  isUpdate?: boolean;
}

export function toast(message: string, options: ToastOptions = {}): void {
  showToast({ message, closeLabel: t('close'), ...options });
}

export function toastError(error: unknown): void {
  const message = toastText(error, t('oops_something_went_wrong'));
  if (message !== null) showErrorToast({ message, closeLabel: t('close') });
}

/**
 * Runs callbacks after a command even if its component is unmounted, unlike those of mutate(). The query client reports
 * errors unless the command handles them.
 */
export function whenDone<Answer>(
  command: Promise<Answer>,
  tell: (answer: Answer) => void,
  tellRefusal: (error: unknown) => void = () => undefined,
): void {
  void command.then(tell, tellRefusal);
}

interface Deletion {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  deleted: string;
  restored?: string;
}

export function deleteWithUndo({ remove, restore, deleted, restored }: Deletion): void {
  const undo = () =>
    whenDone(restore(), () => {
      if (restored !== undefined) toast(restored, { tone: 'good' });
    });
  whenDone(remove(), () =>
    toast(deleted, { durationMs: CLIENT.deleteUndoMs, action: { label: t('undo'), onClick: undo } }),
  );
}
