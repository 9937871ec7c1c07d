import { lazy, useSyncExternalStore } from 'react';
import { readAhead } from '../read-ahead';
import type * as ToasterModule from './toaster';
import type { ErrorToast, Toast } from './toaster';

type Read = typeof ToasterModule;

let isRead = false;
const listeners = new Set<() => void>();

/** What shows toasts comes before the first one; where it could not be fetched, the next toast asks again. */
const readToaster = readAhead(async (): Promise<Read> => {
  const read = await import('./toaster');
  isRead = true;
  for (const listener of listeners) listener();
  return read;
});

const withToaster = (use: (read: Read) => void): void => void readToaster().then(use, () => undefined);

/** Says that something was done: top right, for 2.5 s. */
export const showToast = (toast: Toast): void => withToaster((read) => read.showToast(toast));

/** Something went wrong: bottom right. The same message is not stacked. */
export const showErrorToast = (toast: ErrorToast): void => withToaster((read) => read.showErrorToast(toast));

/** Hides a toast that is no longer true. */
export const hideToast = (id: string): void => withToaster((read) => read.hideToast(id));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts stand, drawn once it has been fetched. */
export const Toaster = lazy(() => readToaster().then((read) => ({ default: read.Toaster })));

/** False until it was fetched, when the page is shown: then a toast that says the connection is gone can be shown without it. */
export const useToaster = (): boolean => useSyncExternalStore(subscribe, () => isRead);
