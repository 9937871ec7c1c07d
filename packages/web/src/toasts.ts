import { CLIENT } from '@tenderlane/contract/core/limits';
import { toastText } from './core/client/error-rules';
import { showErrorToast, showToast } from '@tenderlane/ui';
import { t } from './core/texts/i18n';

interface ToastOptions {
  id?: string;
  tone?: 'good' | 'plain';
  /** `endsAt`: until then it can be pressed, in milliseconds of the browser's clock. */
  action?: { label: string; onClick: () => void; endsAt?: number };
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

/**
 * Tells of a command when it is done, also where its row or menu has left the page by then and mutate() would call nothing. A
 * refusal is told by the query client, unless the command leaves it to the page.
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

/** Deletes a record and says so, with a way back for ten seconds. */
export function deleteWithUndo({ remove, restore, deleted, restored }: Deletion): void {
  const undo = () =>
    whenDone(restore(), () => {
      if (restored !== undefined) toast(restored, { tone: 'good' });
    });
  whenDone(remove(), () =>
    toast(deleted, { durationMs: CLIENT.deleteUndoMs, action: { label: t('undo'), onClick: undo } }),
  );
}
