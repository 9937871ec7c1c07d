import { ApiError } from '@tenderlane/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftFields, Edits, Facts, Loaded } from './draft-fields';
import { valueOf } from './draft-state';
import { DraftStore, type DraftPorts, type Save } from './draft-store';

const FACTS: Facts = {
  version: 1,
  missing: [],
  audienceCount: 0,
  notEligibleCount: 0,
  distanceKm: null,
  distanceSource: null,
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

const loadedDraft = (fields: Edits = {}, version = 1): Loaded => ({
  fields: { ...FIELDS, ...fields },
  facts: { ...FACTS, version },
});

const refusal = (status: number, body: object) => new ApiError({ status, data: body });
const changedMeanwhile = refusal(409, {
  code: 'load.changed-meanwhile',
  params: { version: 2, by: 'Olena', at: '2026-11-20T11:00:00.000Z', fields: ['note'] },
});

/** A server that keeps one draft, and answers each save when it is told to. */
function openDraft({ kept = null as string | null, loaded = loadedDraft() } = {}) {
  const saves: Save[] = [];
  const answers: { give: (error?: unknown) => Promise<void> }[] = [];
  let version = loaded.facts.version;
  let storage = kept;
  const ports: DraftPorts = {
    save: (save) => {
      saves.push(save);
      return new Promise((resolve, reject) => {
        const give = async (error?: unknown) => {
          if (error) reject(error);
          else resolve({ fields: save.edits, facts: { version: (version += 1) } });
          await vi.advanceTimersByTimeAsync(0);
        };
        answers.push({ give });
      });
    },
    load: vi.fn(() => Promise.resolve(loaded)),
    kept: { read: () => storage, write: (value) => void (storage = value) },
    onWork: vi.fn(),
  };
  const store = new DraftStore(ports, loaded);
  const answer = (error?: unknown) => answers.shift()?.give(error);
  return { store, saves, answer, ports, readKept: () => storage };
}

const pause = () => vi.advanceTimersByTimeAsync(600);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('waits for a pause in typing and sends only what changed, with the version', async () => {
    const { store, saves } = openDraft();
    store.edit({ name: 'H' });
    await vi.advanceTimersByTimeAsync(400);
    store.edit({ name: 'Honey to Košice' });
    await vi.advanceTimersByTimeAsync(599);
    expect(saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([{ edits: { name: 'Honey to Košice' }, version: 1, confirmsMaterial: false }]);
  });

  it('has one save on its way and merges later edits into the next', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'First' });
    await pause();
    store.edit({ name: 'Second' });
    store.edit({ note: 'Belts' });
    await pause();
    expect(saves).toHaveLength(1);
    await answer();
    expect(saves[1]).toMatchObject({ edits: { name: 'Second', note: 'Belts' }, version: 2 });
    await answer();
    expect(store.read().edits).toEqual({});
    expect(store.read().saved).toMatchObject({ name: 'Second', note: 'Belts' });
  });

  it('sends the load and its terms as two saves, the second with the version of the first', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'Honey', 'auction.duration_minutes': 60 });
    await pause();
    await answer();
    expect(saves.map(({ edits, version }) => [edits, version])).toEqual([
      [{ name: 'Honey' }, 1],
      [{ 'auction.duration_minutes': 60 }, 2],
    ]);
  });

  it('sends nothing when a field gets its old value back', async () => {
    const { store, saves } = openDraft();
    store.edit({ note: 'x' });
    store.edit({ note: null });
    await pause();
    expect(saves).toEqual([]);
  });

  it('sends the old value again when the new one is already on its way', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'x' });
    await pause();
    store.edit({ name: null });
    await pause();
    await answer();
    expect(saves[1]?.edits).toEqual({ name: null });
  });

  it('tells that it works from the first letter to the last answer', async () => {
    const { store, answer, ports } = openDraft();
    store.edit({ name: 'x' });
    expect(ports.onWork).toHaveBeenLastCalledWith(true);
    await pause();
    await answer();
    expect(ports.onWork).toHaveBeenLastCalledWith(false);
    expect(ports.onWork).toHaveBeenCalledTimes(2);
  });
});

describe('a server out of reach', () => {
  it('keeps what was typed and sends it when the connection is back', async () => {
    const { store, saves, answer, readKept } = openDraft();
    store.edit({ name: 'x' });
    await pause();
    await answer(new ApiError({}));
    expect(valueOf(store.read(), 'name')).toBe('x');
    expect(JSON.parse(readKept() ?? '{}')).toMatchObject({ edits: { name: 'x' }, base: { name: null } });
    void store.flush();
    await answer();
    expect(saves).toHaveLength(2);
    expect(readKept()).toBeNull();
  });

  it('is asked again after one second, then two', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'x' });
    await pause();
    await answer(new ApiError({ status: 503, data: {} }));
    await vi.advanceTimersByTimeAsync(1000);
    await answer(new ApiError({ status: 503, data: {} }));
    await vi.advanceTimersByTimeAsync(1999);
    expect(saves).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toHaveLength(3);
  });

  it('may have saved all the same: then the newer value is no clash with oneself', async () => {
    const { store, saves, answer, ports } = openDraft();
    store.edit({ name: 'first' });
    await pause();
    await answer(new ApiError({}));
    store.edit({ name: 'second' });
    vi.mocked(ports.load).mockResolvedValue(loadedDraft({ name: 'first' }, 2));
    await pause();
    await answer(changedMeanwhile);
    expect(store.read().clash).toBeNull();
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'second' }, version: 2 });
  });
});

describe('a reload of the page', () => {
  it('sends what was not saved before', async () => {
    const kept = JSON.stringify({ edits: { name: 'typed before' }, base: { name: null } });
    const { store, saves } = openDraft({ kept });
    void store.flush();
    expect(saves[0]?.edits).toEqual({ name: 'typed before' });
  });

  it('asks when somebody changed the same field in the meantime', () => {
    const kept = JSON.stringify({ edits: { name: 'mine' }, base: { name: null } });
    const { store, saves } = openDraft({ kept, loaded: loadedDraft({ name: 'theirs' }, 7) });
    void store.flush();
    expect(saves).toEqual([]);
    expect(store.read().clash).toMatchObject({ theirs: { name: 'theirs' } });
  });

  it('survives a broken memory', () => {
    expect(openDraft({ kept: '{' }).store.read().edits).toEqual({});
  });
});

describe('a colleague who changed the draft meanwhile', () => {
  const changed = async (theirs: Edits, mine: Edits) => {
    const draft = openDraft();
    vi.mocked(draft.ports.load).mockResolvedValue(loadedDraft(theirs, 5));
    draft.store.edit(mine);
    await pause();
    await draft.answer(changedMeanwhile);
    return draft;
  };

  it('does not matter when it was another field: mine is sent again, theirs is shown', async () => {
    const { store, saves } = await changed({ note: 'theirs' }, { name: 'mine' });
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'mine' }, version: 5 });
    expect(valueOf(store.read(), 'note')).toBe('theirs');
    expect(store.read().clash).toBeNull();
  });

  it('does not matter when it was another part of the cargo', async () => {
    const { saves } = await changed(
      { cargo: { name: 'Honey', weight_kg: 22_000 } },
      { cargo: { name: 'Honey in barrels', weight_kg: 20_000 } },
    );
    expect(saves.at(-1)?.edits).toEqual({ cargo: { name: 'Honey in barrels', weight_kg: 22_000 } });
  });

  it('is named when it was the same field, and nothing of it is sent', async () => {
    const { store, saves } = await changed({ name: 'theirs' }, { name: 'mine', note: 'also mine' });
    expect(store.read().clash).toMatchObject({ by: 'Olena', theirs: { name: 'theirs' } });
    expect(valueOf(store.read(), 'name')).toBe('mine');
    expect(saves.at(-1)?.edits).toEqual({ note: 'also mine' });
  });

  it('loses to mine only when I say so', async () => {
    const { store, saves } = await changed({ name: 'theirs' }, { name: 'mine' });
    store.resolve('name', 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'mine' }, version: 5 });
    expect(store.read().clash).toBeNull();
  });

  it('wins when I take theirs', async () => {
    const { store, readKept } = await changed({ name: 'theirs' }, { name: 'mine' });
    store.resolve('name', 'theirs');
    expect(valueOf(store.read(), 'name')).toBe('theirs');
    expect(readKept()).toBeNull();
  });
});

describe('a refused value', () => {
  const tooLong = refusal(422, { code: 'input.invalid', errors: { 'cargo.name': ['Too long'] } });

  it('stays as typed beside its message, and the rest is saved', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ cargo: { name: 'x'.repeat(300) }, note: 'fine' });
    await pause();
    await answer(tooLong);
    expect(store.read().errors).toEqual({ 'cargo.name': 'Too long' });
    expect(valueOf(store.read(), 'cargo').name).toHaveLength(300);
    expect(saves.at(-1)?.edits).toEqual({ note: 'fine' });
  });

  it('is sent again after it was changed', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ cargo: { name: 'x'.repeat(300) } });
    await pause();
    await answer(tooLong);
    store.edit({ cargo: { name: 'x' } });
    expect(store.read().errors).toEqual({});
    await pause();
    expect(saves.at(-1)?.edits).toEqual({ cargo: { name: 'x' } });
  });

  it('of the terms is shown under its name on the page', async () => {
    const { store, answer } = openDraft();
    store.edit({ 'auction.duration_minutes': 0 });
    await pause();
    await answer(refusal(422, { code: 'input.invalid', errors: { duration_minutes: ['At least 1'] } }));
    expect(store.read().errors).toEqual({ 'auction.duration_minutes': 'At least 1' });
  });

  it('of a tender that has moved on stops saving and says so', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ note: 'late' });
    await pause();
    await answer(refusal(409, { code: 'load.wrong-state', message: 'The tender is over' }));
    store.edit({ name: 'later' });
    await pause();
    expect(store.read().stopped?.message).toBe('The tender is over');
    expect(saves).toHaveLength(1);
  });
});

describe('a change of an open tender that makes bids stale', () => {
  const material = refusal(409, { code: 'load.material-edit', params: { fields: ['cargo'] } });

  const held = async () => {
    const draft = openDraft();
    draft.store.edit({ cargo: { weight_kg: 22_000 }, note: 'free' });
    await pause();
    await draft.answer(material);
    await draft.answer();
    return draft;
  };

  it('waits for a confirmation while the rest is saved', async () => {
    const { store, saves } = await held();
    expect(saves.at(-1)?.edits).toEqual({ note: 'free' });
    expect(store.read()).toMatchObject({ materialSections: ['cargo'], edits: { cargo: { weight_kg: 22_000 } } });
  });

  it('is not sent again by further edits of it', async () => {
    const { store, saves } = await held();
    store.edit({ cargo: { weight_kg: 23_000 } });
    await pause();
    expect(saves).toHaveLength(2);
  });

  it('is saved once with the confirmation, and the confirmation ends there', async () => {
    const { store, saves, answer } = await held();
    void store.confirmMaterial();
    await answer();
    expect(saves.at(-1)).toMatchObject({ edits: { cargo: { weight_kg: 22_000 } }, confirmsMaterial: true });
    store.edit({ note: 'more' });
    await pause();
    expect(saves.at(-1)?.confirmsMaterial).toBe(false);
  });

  it('is given up without a trace', async () => {
    const { store } = await held();
    store.discardMaterial();
    expect(store.read()).toMatchObject({ edits: {}, materialSections: [] });
  });
});

it('keeps the row of a new stop when the server gives it an id, also when it was edited meanwhile', async () => {
  const { store, saves, answer } = openDraft();
  const stop = { key: 'row-a', kind: 'pickup', address: null, window: null } as const;
  store.edit({ waypoints: [stop] });
  await pause();
  store.edit({ waypoints: [{ ...stop, note: 'Gate 3' }] });
  const [save] = saves;
  if (save?.edits.waypoints) save.edits = { waypoints: [{ ...stop, key: 'from the server', id: 11 }] };
  await answer();
  expect(valueOf(store.read(), 'waypoints')).toMatchObject([{ key: 'row-a', id: 11, note: 'Gate 3' }]);
});
