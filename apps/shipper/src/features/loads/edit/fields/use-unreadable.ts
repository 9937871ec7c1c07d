import { use, useEffect, useId } from 'react';
import { AnchorPath } from './field-anchor';
import { useDraft } from '../draft/use-draft';

/**
 * Registers a field with invalid text. The saved value differs from the text, so the draft cannot be published. Returns
 * the path by which the checklist focuses the field.
 */
export function useUnreadable(label: string, problem: string | null, ownPath?: string): string {
  const { store } = useDraft();
  const anchored = use(AnchorPath);
  const id = useId();
  const path = ownPath ?? anchored ?? id;
  // The draft's store is outside of React.
  useEffect(() => {
    if (problem === null) return undefined;
    store.noteUnreadable(path, { label, problem });
    return () => store.noteUnreadable(path, null);
  }, [store, path, label, problem]);
  return path;
}
