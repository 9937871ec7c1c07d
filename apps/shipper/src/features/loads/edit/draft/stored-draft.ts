import type { StoredValue } from '@tenderlane/web/core/local-store';
import type { Edits } from './draft-fields';

/** Unsaved edits as the browser keeps them over a reload. */
export interface StoredDraft {
  edits: Edits;
  /** The values the edits began from. */
  base: Edits;
}

export function readStoredDraft(kept: StoredValue): StoredDraft {
  try {
    const { edits = {}, base = {} } = JSON.parse(kept.read() ?? '{}') as Partial<StoredDraft>;
    return { edits, base };
  } catch {
    return { edits: {}, base: {} };
  }
}
