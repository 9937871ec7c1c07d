import { lazy, useSyncExternalStore } from 'react';
import { readAhead } from '../read-ahead';
import type * as ToasterModule from './toaster';
import type { ErrorToast, Toast } from './toaster';

type Read = typeof ToasterModule;

let isRead = false;
const listeners = new Set<() => void>();

/** The toaster is loaded before the first toast; after a failure the next toast retries. */
const readToaster = readAhead(async (): Promise<Read> => {
  const read = await import('./toaster');
  isRead = true;
  for (const listener of listeners) listener();
  return read;
});

const withToaster = (use: (read: Read) => void): void => void readToaster().then(use, () => undefined);

export const showToast = (toast: Toast): void => withToaster((read) => read.showToast(toast));

export const showErrorToast = (toast: ErrorToast): void => withToaster((read) => read.showErrorToast(toast));

export const hideToast = (id: string): void => withToaster((read) => read.hideToast(id));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const Toaster = lazy(() => readToaster().then((read) => ({ default: read.Toaster })));

/**
 * False until the toaster was loaded, which happens when the page is shown: a toast about a lost connection can then be
 * shown offline.
 */
export const useToaster = (): boolean => useSyncExternalStore(subscribe, () => isRead);
