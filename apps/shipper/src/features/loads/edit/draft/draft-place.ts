import { ApiError } from '@tenderlane/web/core/client/api-error';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { storedValue, type StoredValue } from '@tenderlane/web/core/local-store';

/** Kept in the tab, so that two tabs write two tenders. */
const inTab = (name: string) => storedValue(`tenderlane.shipper.${name}`, () => sessionStorage);
const NEW_EDITS = inTab('new-draft');
const NEW_KEY = inTab('new-draft-key');

export interface DraftPlace {
  /** Storage key of unsaved edits, which are kept over a reload. */
  kept: StoredValue;
  /** The draft of the first save is made by it, and once: also where the page is loaded anew between the two. */
  save: <Answer>(send: (id: number) => Promise<Answer>) => Promise<Answer>;
  /** Null before the first save. */
  id: () => number | null;
}

interface DraftPlaceSettings {
  id: number | null;
  create: (idempotencyKey: string) => Promise<number>;
  onCreated: (id: number) => void;
}

/** Place of a draft: an existing one, or one that its first save creates. */
export function draftPlace({ id: known, create, onCreated }: DraftPlaceSettings): DraftPlace {
  let id = known;
  let isNew = known === null;
  const kept = () => (isNew ? NEW_EDITS : storedValue(`tenderlane.shipper.draft.${id}`));

  const makeOnce = async () => {
    const key = NEW_KEY.read() ?? randomId();
    NEW_KEY.write(key);
    id = await create(key);
    return id;
  };
  const noteSaved = (saved: number) => {
    if (!isNew) return;
    isNew = false;
    NEW_EDITS.write(null);
    NEW_KEY.write(null);
    onCreated(saved);
  };
  return {
    kept: { read: () => kept().read(), write: (value) => kept().write(value) },
    id: () => id,
    async save(send) {
      const own = id ?? (await makeOnce());
      try {
        const answer = await send(own);
        noteSaved(own);
        return answer;
      } catch (error) {
        // It was deleted between the two: the next tender is another one.
        if (isNew && error instanceof ApiError && error.status === 404) NEW_KEY.write(null);
        throw error;
      }
    },
  };
}
