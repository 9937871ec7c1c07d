import { lazy, useEffect, useSyncExternalStore } from 'react';
import type * as ToasterModule from './toaster';
import type { ErrorToast, Toast } from './toaster';

type Read = typeof ToasterModule;

let isRead = false;
let reading: Promise<Read> | null = null;
const listeners = new Set<() => void>();

/** What shows toasts comes before the first one; where it could not be fetched, the next toast asks again. */
function readToaster(): Promise<Read> {
  reading ??= import('./toaster').then(
    (read) => {
      isRead = true;
      for (const listener of listeners) listener();
      return read;
    },
    (error: unknown) => {
      reading = null;
      throw error;
    },
  );
  return reading;
}

const withToaster = (use: (read: Read) => void): void => void readToaster().then(use, () => undefined);

/** Says that something was done: top right, for 2.5 s. */
export const showToast = (toast: Toast): void => withToaster((read) => read.showToast(toast));

/** Something went wrong: bottom right. The same message is not stacked. */
export const showErrorToast = (toast: ErrorToast): void => withToaster((read) => read.showErrorToast(toast));

/** Hides a toast that is no longer true. */
export function hideToast(id: string): void {
  if (reading) withToaster((read) => read.hideToast(id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/** Where toasts stand, drawn once it has been fetched. */
export const Toaster = lazy(() => readToaster().then((read) => ({ default: read.Toaster })));

/** False until somebody touches the page: then a toast that says the connection is gone can be shown without it. */
export function useToaster(): boolean {
  useEffect(() => {
    const read = () => withToaster(() => undefined);
    for (const touch of FIRST_TOUCHES) addEventListener(touch, read, { once: true, passive: true });
    return () => {
      for (const touch of FIRST_TOUCHES) removeEventListener(touch, read);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => isRead);
}
