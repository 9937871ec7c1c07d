import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edits } from './draft-fields';
import { valueOf } from './draft-state';
import { changedMeanwhile, loadedDraft, openDraft, pause, refusal } from './testing/open-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a colleague who changed the draft', () => {
  const changed = async (theirs: Edits, mine: Edits) => {
    const draft = openDraft();
    vi.mocked(draft.ports.load).mockResolvedValue(loadedDraft(theirs, 5));
    draft.store.edit(mine);
    await pause();
    await draft.answer(changedMeanwhile);
    return draft;
  };

  it('changes of different fields are both kept', async () => {
    const { store, saves } = await changed({ note: 'theirs' }, { name: 'mine' });
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'mine' }, version: 5 });
    expect(valueOf(store.read(), 'note')).toBe('theirs');
    expect(store.read().conflict).toBeNull();
  });

  it('changes of different parts of the cargo are both kept', async () => {
    const { saves } = await changed(
      { cargo: { name: 'Honey', weight_kg: 22_000 } },
      { cargo: { name: 'Honey in barrels', weight_kg: 20_000 } },
    );
    expect(saves.at(-1)?.edits).toEqual({ cargo: { name: 'Honey in barrels', weight_kg: 22_000 } });
  });

  it('a change of the same field is reported with the colleague and not saved', async () => {
    const { store, saves } = await changed({ name: 'theirs' }, { name: 'mine', note: 'also mine' });
    expect(store.read().conflict).toMatchObject({ by: 'Olena', theirs: { name: 'theirs' } });
    expect(valueOf(store.read(), 'name')).toBe('mine');
    expect(saves.at(-1)?.edits).toEqual({ note: 'also mine' });
  });

  it('the header does not report a draft with a conflict as saved', async () => {
    const { answer, ports } = await changed({ name: 'theirs' }, { name: 'mine', note: 'also mine' });
    await answer();
    expect(ports.onHeld).toHaveBeenLastCalledWith(true);
    expect(ports.onTyped).toHaveBeenLastCalledWith(1);
  });

  it('the own value replaces that of the colleague only after a choice', async () => {
    const { store, saves } = await changed({ name: 'theirs' }, { name: 'mine' });
    store.resolve('name', 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(saves.at(-1)).toMatchObject({ edits: { name: 'mine' }, version: 5 });
    expect(store.read().conflict).toBeNull();
  });

  it('the value of the colleague is kept after a choice', async () => {
    const { store, readKept } = await changed({ name: 'theirs' }, { name: 'mine' });
    store.resolve('name', 'theirs');
    expect(valueOf(store.read(), 'name')).toBe('theirs');
    expect(readKept()).toBeNull();
  });
});

describe('a refused value', () => {
  const tooLong = refusal(422, { code: 'input.invalid', errors: { 'cargo.name': ['Too long'] } });

  it('a refused value stays with its message, and the rest is saved', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ cargo: { name: 'x'.repeat(300) }, note: 'fine' });
    await pause();
    await answer(tooLong);
    expect(store.read().errors).toEqual({ 'cargo.name': 'Too long' });
    expect(valueOf(store.read(), 'cargo').name).toHaveLength(300);
    expect(saves.at(-1)?.edits).toEqual({ note: 'fine' });
  });

  it('a refused value is sent again after a change', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ cargo: { name: 'x'.repeat(300) } });
    await pause();
    await answer(tooLong);
    store.edit({ cargo: { name: 'x' } });
    expect(store.read().errors).toEqual({});
    await pause();
    expect(saves.at(-1)?.edits).toEqual({ cargo: { name: 'x' } });
  });

  it('a refused value of the terms is shown under its name on the page', async () => {
    const { store, answer } = openDraft();
    store.edit({ 'auction.duration_minutes': 0 });
    await pause();
    await answer(refusal(422, { code: 'input.invalid', errors: { 'auction.duration_minutes': ['At least 1'] } }));
    expect(store.read().errors).toEqual({ 'auction.duration_minutes': 'At least 1' });
  });

  it('a value that is fixed since the publication does not block other values', async () => {
    const { store, saves, answer } = openDraft();
    store.edit({ 'auction.duration_minutes': 60, note: 'free' });
    await pause();
    const message = 'Fixed by the publication';
    await answer(refusal(409, { code: 'load.frozen-field', message, params: { fields: ['durationMinutes'] } }));
    expect(store.read().errors).toEqual({ 'auction.duration_minutes': message });
    expect(saves.at(-1)?.edits).toEqual({ note: 'free' });
  });

  it('a tender in another state stops saving and shows the reason', async () => {
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

describe('a change that makes bids stale', () => {
  const material = refusal(409, { code: 'load.material-edit', params: { fields: ['cargo'] } });

  const held = async () => {
    const draft = openDraft();
    draft.store.edit({ cargo: { weight_kg: 22_000 }, note: 'free' });
    await pause();
    await draft.answer(material);
    await draft.answer();
    return draft;
  };

  it('a change that makes bids stale waits for a confirmation while the rest is saved', async () => {
    const { store, saves } = await held();
    expect(saves.at(-1)?.edits).toEqual({ note: 'free' });
    expect(store.read()).toMatchObject({ materialSections: ['cargo'], edits: { cargo: { weight_kg: 22_000 } } });
  });

  it('a waiting change is not sent again by further edits of its field', async () => {
    const { store, saves } = await held();
    store.edit({ cargo: { weight_kg: 23_000 } });
    await pause();
    expect(saves).toHaveLength(2);
  });

  it('a confirmed change is saved once, and the next one needs a new confirmation', async () => {
    const { store, saves, answer } = await held();
    void store.confirmMaterial();
    await answer();
    expect(saves.at(-1)).toMatchObject({ edits: { cargo: { weight_kg: 22_000 } }, confirmsMaterial: true });
    store.edit({ note: 'more' });
    await pause();
    expect(saves.at(-1)?.confirmsMaterial).toBe(false);
  });

  it('a canceled change restores the old value', async () => {
    const { store } = await held();
    store.discardMaterial();
    expect(store.read()).toMatchObject({ edits: {}, materialSections: [] });
  });
});
