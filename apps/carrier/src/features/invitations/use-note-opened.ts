import { useEffect } from 'react';
import { noteOpened } from './invitations.api';

/**
 * Reports that an invitation was opened, but only once the page is visible: mail programs and browsers may prefetch it.
 */
export function useNoteOpened(code: string | null): void {
  useEffect(() => {
    if (code === null) return;
    const note = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', note);
      noteOpened(code);
    };
    document.addEventListener('visibilitychange', note);
    note();
    return () => document.removeEventListener('visibilitychange', note);
  }, [code]);
}
