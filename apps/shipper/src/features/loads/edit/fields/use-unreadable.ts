import { use, useEffect, useId } from 'react';
import { AnchorPath } from './field-anchor';
import { useDraft } from '../draft/use-draft';

/**
 * Tells the page that a field holds a text nobody can read, and why; the saved value is another one, so the draft cannot be
 * published with it. Answers the path by which the checklist leads to the field.
 */
export function useUnreadable(label: string, problem: string | null, ownPath?: string): string {
  const { store } = useDraft();
  const anchored = use(AnchorPath);
  const id = useId();
  const path = ownPath ?? anchored ?? id;
  // The list of such fields belongs to the draft's store, outside React.
  useEffect(() => {
    if (problem === null) return undefined;
    store.noteUnreadable(path, { label, problem });
    return () => store.noteUnreadable(path, null);
  }, [store, path, label, problem]);
  return path;
}
