import { ApiError } from '@tenderlane/web/core/client/api-error';
import { vi } from 'vitest';
import type { DraftFields, Edits, EditMeta, ServerDraft } from '../draft-fields';
import { DraftStore, type DraftStoreOptions, type SaveRequest } from '../draft-store';

const META: EditMeta = {
  version: 1,
  missing: [],
  warnings: [],
  audienceCount: 0,
  notEligibleCount: 0,
  invitedCount: 0,
  distanceKm: null,
  distanceSource: null,
  number: 'TL-1',
  state: 'draft',
  countryId: 'ua',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const FIELDS = {
  name: null,
  note: null,
  tags: [],
  cargo: { name: 'Honey', weight_kg: 20_000 },
  waypoints: [],
  'auction.duration_minutes': 1440,
} as unknown as DraftFields;

export const loadedDraft = (fields: Edits = {}, version = 1): ServerDraft => ({
  fields: { ...FIELDS, ...fields },
  meta: { ...META, version },
});

export const refusal = (status: number, body: object) => new ApiError({ status, data: body });
export const changedMeanwhile = refusal(409, {
  code: 'load.changed-meanwhile',
  params: { version: 2, by: 'Olena', at: '2026-11-20T11:00:00.000Z', fields: ['note'] },
});

export function openDraft({ kept = null as string | null, loaded = loadedDraft() } = {}) {
  const saves: SaveRequest[] = [];
  const answers: { give: (error?: unknown) => Promise<void> }[] = [];
  let version = loaded.meta.version;
  let storage = kept;
  const ports: DraftStoreOptions = {
    save: (save) => {
      saves.push(save);
      return new Promise((resolve, reject) => {
        const give = async (error?: unknown) => {
          if (error) reject(error);
          else resolve({ fields: save.edits, meta: { version: (version += 1) } });
          await vi.advanceTimersByTimeAsync(0);
        };
        answers.push({ give });
      });
    },
    load: vi.fn(() => Promise.resolve(loaded)),
    kept: { read: () => storage, write: (value) => void (storage = value) },
    onWork: vi.fn(),
    onHeld: vi.fn(),
    onTyped: vi.fn(),
  };
  const store = new DraftStore(ports, loaded);
  const answer = (error?: unknown) => answers.shift()?.give(error);
  return { store, saves, answer, ports, readKept: () => storage };
}

export const pause = () => vi.advanceTimersByTimeAsync(600);
