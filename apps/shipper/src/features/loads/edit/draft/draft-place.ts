import { ApiError } from '@tenderlane/web/core/client/api-error';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { storedValue, type StoredValue } from '@tenderlane/web/core/local-store';

/** Session storage, so that two tabs create two tenders. */
const inTab = (name: string) => storedValue(`tenderlane.shipper.${name}`, () => sessionStorage);
const NEW_EDITS = inTab('new-draft');
const NEW_KEY = inTab('new-draft-key');

export interface DraftPlace {
  kept: StoredValue;
  /**
   * Creates the draft on the first save. The stored idempotency key creates only one draft, even if the page is
   * reloaded in between.
   */
  save: <Answer>(send: (id: number) => Promise<Answer>) => Promise<Answer>;
  id: () => number | null;
}

interface DraftPlaceSettings {
  id: number | null;
  create: (idempotencyKey: string) => Promise<number>;
  onCreated: (id: number) => void;
}

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
        // The new draft was deleted before its first save, so the next attempt creates another one.
        if (isNew && error instanceof ApiError && error.status === 404) NEW_KEY.write(null);
        throw error;
      }
    },
  };
}
