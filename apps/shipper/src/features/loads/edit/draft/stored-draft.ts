import type { StoredValue } from '@tenderlane/web/core/local-store';
import type { Edits } from './draft-fields';

export interface StoredDraft {
  edits: Edits;
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
