import { ApiError } from '@tenderlane/web/core/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from './draft-state';
import { changedMeanwhile, loadedDraft, openDraft, pause } from './testing/open-draft';

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

  it('sends the load and its terms as one save of one version', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ name: 'Honey', 'auction.duration_minutes': 60 });
    await pause();
    await answer();
    expect(saves.map(({ edits, version }) => [edits, version])).toEqual([
      [{ name: 'Honey', 'auction.duration_minutes': 60 }, 1],
    ]);
    expect(store.read().meta.version).toBe(2);
  });

  it('reads anew what is missing, and still saves to the version it knows', async () => {
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

  it('may have saved all the same: then the newer value is no conflict with oneself', async () => {
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
    expect(store.read().conflict).toMatchObject({ theirs: { name: 'theirs' } });
  });

  it('survives a broken memory', () => {
    expect(openDraft({ kept: '{' }).store.read().edits).toEqual({});
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

describe('a text that cannot be read', () => {
  const unreadable = { label: 'Weight', problem: 'Enter a number' };

  it('is known to the page by its field until it can be read, and is no edit', async () => {
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

  it('stays known while other fields are saved', async () => {
    const { store, answer } = openDraft();
    store.noteUnreadable('cargo.weight_kg', unreadable);
    store.edit({ name: 'Honey' });
    await pause();
    await answer();
    expect(store.read().saved.name).toBe('Honey');
    expect(store.read().unreadable).toEqual({ 'cargo.weight_kg': unreadable });
  });
});

describe('a save of another tab', () => {
  const inOtherTab = (fields: Parameters<typeof loadedDraft>[0], version: number) => {
    const draft = openDraft();
    vi.mocked(draft.ports.load).mockResolvedValue(loadedDraft(fields, version));
    return draft;
  };

  it('is taken over where nothing is typed', async () => {
    const { store, saves } = inOtherTab({ name: 'Theirs' }, 2);
    await store.catchUp(2);
    await pause();
    expect(valueOf(store.read(), 'name')).toBe('Theirs');
    expect(store.read()).toMatchObject({ meta: { version: 2 }, conflict: null });
    expect(saves).toEqual([]);
  });

  it('is merged with what is typed in other fields', async () => {
    const { store, saves } = inOtherTab({ name: 'Theirs' }, 2);
    store.edit({ note: 'Mine' });
    await store.catchUp(2);
    await pause();
    expect(saves).toMatchObject([{ edits: { note: 'Mine' }, version: 2 }]);
    expect(valueOf(store.read(), 'name')).toBe('Theirs');
  });

  it('of the same field is asked about as one’s own', async () => {
    const { store } = inOtherTab({ name: 'Theirs' }, 2);
    store.edit({ name: 'Mine' });
    await store.catchUp(2);
    expect(store.read().conflict).toMatchObject({ isOwn: true, theirs: { name: 'Theirs' } });
    expect(valueOf(store.read(), 'name')).toBe('Mine');
  });

  it('that is known already changes nothing', async () => {
    const { store, ports } = inOtherTab({ name: 'Theirs' }, 2);
    await store.catchUp(1);
    expect(ports.load).not.toHaveBeenCalled();
  });
});
