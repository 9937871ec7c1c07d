import { useEffect } from 'react';
import { noteOpened } from './invitations.api';

/**
 * Tells the sender that the page of its invitation is before somebody's eyes: a page that a mail program or a browser loads
 * ahead is not visible, and says nothing until it is.
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
