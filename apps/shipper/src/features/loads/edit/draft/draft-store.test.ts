import { ApiError } from '@tenderlane/web/core/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from './draft-state';
import { changedMeanwhile, loadedDraft, openDraft, pause } from './testing/open-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('autosave waits for a pause in typing and sends only changes with the version', async () => {
    const { store, saves } = openDraft();
    store.edit({ name: 'H' });
    await vi.advanceTimersByTimeAsync(400);
    store.edit({ name: 'Honey to Košice' });
    await vi.advanceTimersByTimeAsync(599);
    expect(saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([{ edits: { name: 'Honey to Košice' }, version: 1, confirmsMaterial: false }]);
  });

  it('one save runs at a time, and later edits are merged into the next', async () => {
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

  it('the load and its terms are sent as one save of one version', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'Honey', 'auction.duration_minutes': 60 });
    await pause();
    await answer();
    expect(saves.map(({ edits, version }) => [edits, version])).toEqual([
      [{ name: 'Honey', 'auction.duration_minutes': 60 }, 1],
    ]);
    expect(store.read().meta.version).toBe(2);
  });

  it('a refresh loads the facts about the draft, and saves still use the known version', async () => {
    const { store, saves, ports } = openDraft();
    const fresh = loadedDraft({ note: 'Of a colleague' }, 7);
    vi.mocked(ports.load).mockResolvedValue({ ...fresh, meta: { ...fresh.meta, invitedCount: 3 } });
    await store.refresh();
    expect(store.read().meta).toMatchObject({ invitedCount: 3, version: 1 });
    expect(store.read().saved.note).toBeNull();
    store.edit({ name: 'Honey' });
    await pause();
    expect(saves).toMatchObject([{ edits: { name: 'Honey' }, version: 1 }]);
  });

  it('a field with its old value again is not sent', async () => {
    const { store, saves } = openDraft();
    store.edit({ note: 'x' });
    store.edit({ note: null });
    await pause();
    expect(saves).toEqual([]);
  });

  it('the old value is sent again when the new one is already being saved', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'x' });
    await pause();
    store.edit({ name: null });
    await pause();
    await answer();
    expect(saves[1]?.edits).toEqual({ name: null });
  });

  it('autosave reports work from the first letter to the last answer', async () => {
    const { store, answer, ports } = openDraft();
    store.edit({ name: 'x' });
    expect(ports.onWork).toHaveBeenLastCalledWith(true);
    await pause();
    await answer();
    expect(ports.onWork).toHaveBeenLastCalledWith(false);
    expect(ports.onWork).toHaveBeenCalledTimes(2);
  });
});

describe('an unreachable server', () => {
  it('typed values are kept while the server is unreachable and sent later', async () => {
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

  it('the save is repeated after one second, then after two', async () => {
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

  it('a save whose answer was lost causes no conflict with a newer value', async () => {
    const { store, saves, answer, ports } = openDraft();
    store.edit({ name: 'first' });
    await pause();
    await answer(new ApiError({}));
    store.edit({ name: 'second' });
    vi.mocked(ports.load).mockResolvedValue(loadedDraft({ name: 'first' }, 2));
    await pause();
    await answer(changedMeanwhile);
    expect(store.read().conflict).toBeNull();
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'second' }, version: 2 });
  });
});

describe('a reload of the page', () => {
  it('unsaved values are sent after a reload', async () => {
    const kept = JSON.stringify({ edits: { name: 'typed before' }, base: { name: null } });
    const { store, saves } = openDraft({ kept });
    void store.flush();
    expect(saves[0]?.edits).toEqual({ name: 'typed before' });
  });

  it('a reload asks for a choice when somebody changed the same field', () => {
    const kept = JSON.stringify({ edits: { name: 'mine' }, base: { name: null } });
    const { store, saves } = openDraft({ kept, loaded: loadedDraft({ name: 'theirs' }, 7) });
    void store.flush();
    expect(saves).toEqual([]);
    expect(store.read().conflict).toMatchObject({ theirs: { name: 'theirs' } });
  });

  it('a reload works with a damaged local copy', () => {
    expect(openDraft({ kept: '{' }).store.read().edits).toEqual({});
  });
});

it('a new stop keeps its row when the server gives it an id, also after an edit', async () => {
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

describe('a text that is not a value', () => {
  const unreadable = { label: 'Weight', problem: 'Enter a number' };

  it('a text that is not a value belongs to its field and is no edit', async () => {
    const { store, saves } = openDraft();
    store.noteUnreadable('cargo.weight_kg', unreadable);
    store.noteUnreadable('auction.bid_step', { ...unreadable, label: 'Step' });
    await pause();
    expect(store.read().unreadable).toEqual({
      'cargo.weight_kg': unreadable,
      'auction.bid_step': { ...unreadable, label: 'Step' },
    });
    expect(saves).toEqual([]);
    store.noteUnreadable('auction.bid_step', null);
    expect(Object.keys(store.read().unreadable)).toEqual(['cargo.weight_kg']);
  });

  it('a text that is not a value stays while other fields are saved', async () => {
    const { store, answer } = openDraft();
    store.noteUnreadable('cargo.weight_kg', unreadable);
    store.edit({ name: 'Honey' });
    await pause();
    await answer();
    expect(store.read().saved.name).toBe('Honey');
    expect(store.read().unreadable).toEqual({ 'cargo.weight_kg': unreadable });
  });
});

describe('a save in another tab', () => {
  const inOtherTab = (fields: Parameters<typeof loadedDraft>[0], version: number) => {
    const draft = openDraft();
    vi.mocked(draft.ports.load).mockResolvedValue(loadedDraft(fields, version));
    return draft;
  };

  it('a save in another tab is shown in fields that are not being edited', async () => {
    const { store, saves } = inOtherTab({ name: 'Theirs' }, 2);
    await store.catchUp(2);
    await pause();
    expect(valueOf(store.read(), 'name')).toBe('Theirs');
    expect(store.read()).toMatchObject({ meta: { version: 2 }, conflict: null });
    expect(saves).toEqual([]);
  });

  it('a save in another tab is merged with edits of other fields', async () => {
    const { store, saves } = inOtherTab({ name: 'Theirs' }, 2);
    store.edit({ note: 'Mine' });
    await store.catchUp(2);
    await pause();
    expect(saves).toMatchObject([{ edits: { note: 'Mine' }, version: 2 }]);
    expect(valueOf(store.read(), 'name')).toBe('Theirs');
  });

  it('a save of the same field in another tab asks for a choice', async () => {
    const { store } = inOtherTab({ name: 'Theirs' }, 2);
    store.edit({ name: 'Mine' });
    await store.catchUp(2);
    expect(store.read().conflict).toMatchObject({ isOwn: true, theirs: { name: 'Theirs' } });
    expect(valueOf(store.read(), 'name')).toBe('Mine');
  });

  it('a save in another tab that is already known changes nothing', async () => {
    const { store, ports } = inOtherTab({ name: 'Theirs' }, 2);
    await store.catchUp(1);
    expect(ports.load).not.toHaveBeenCalled();
  });
});
