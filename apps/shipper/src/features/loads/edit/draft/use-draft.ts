import { useQueryClient } from '@tanstack/react-query';
import { useIsShown } from '@tenderlane/web/core/use-is-shown';
import { useFlushes } from '@tenderlane/web/core/autosave/use-save-queue';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { activity } from '../../../../lib/application';
import type { DraftFields, FieldKey, ServerDraft } from './draft-fields';
import { valueOf, type DraftState } from './draft-state';
import { createLoad } from '../../loads.api';
import { draftPlace } from './draft-place';
import { DraftStore } from './draft-store';
import { fetchDraft, invalidateLoads, leaveLoads, saveDraft } from './load-edit.api';

export interface Draft {
  store: DraftStore;
  frozen: Partial<Record<FieldKey, string>>;
}

export const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('A field of a draft stands outside the edit page');
  return draft;
}

/** Selects a part of the draft's state. `select` must return the same object while the part does not change. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const { store } = useDraft();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

interface Field<Key extends FieldKey> {
  value: DraftFields[Key];
  change: (value: DraftFields[Key]) => void;
  frozen: string | undefined;
}

export function useField<Key extends FieldKey>(key: Key): Field<Key> {
  const { store, frozen } = useDraft();
  const value = useDraftState((state) => valueOf(state, key));
  return { value, change: (next) => store.edit({ [key]: next }), frozen: frozen[key] };
}

type PartKey = 'cargo' | 'truck' | 'payment' | 'auction.audience';

export function usePart<Key extends PartKey>(key: Key): [DraftFields[Key], (part: Partial<DraftFields[Key]>) => void] {
  const { store } = useDraft();
  const { value } = useField(key);
  return [value, (part) => store.edit({ [key]: { ...valueOf(store.read(), key), ...part } })];
}

/** One entry of a field that is sent as a whole; it renders only when this entry changes. */
export function useEntry<Key extends PartKey, Name extends keyof DraftFields[Key]>(
  key: Key,
  name: Name,
): [DraftFields[Key][Name], (value: DraftFields[Key][Name]) => void] {
  const { store } = useDraft();
  const value = useDraftState((state) => valueOf(state, key)[name]);
  return [value, (next) => store.edit({ [key]: { ...valueOf(store.read(), key), [name]: next } })];
}

export function useFieldError(path: string): string | undefined {
  return useDraftState(({ errors }) => {
    const found = Object.entries(errors).find(([one]) => one === path || one.startsWith(`${path}.`));
    return found?.[1];
  });
}

/** Tabs of one browser that show the same draft announce the versions they save. */
const openTabChannel = (id: number) => new BroadcastChannel(`tenderlane.shipper.draft.${id}`);

function announceSave(id: number, version: number): void {
  const channel = openTabChannel(id);
  channel.postMessage(version);
  channel.close();
}

/**
 * Creates the store of a draft for as long as its page is shown; leaving saves the rest. Without an id the first save
 * creates the draft.
 */
export function useDraftStore(id: number | null, loaded: ServerDraft, onCreated: (id: number) => void): DraftStore {
  const queryClient = useQueryClient();
  const isShown = useIsShown();
  const [store] = useState(() => {
    // Do not navigate to a created draft if the user has left the page.
    const place = draftPlace({ id, create: createLoad, onCreated: (created) => isShown.current && onCreated(created) });
    const ports = {
      save: (save: Parameters<typeof saveDraft>[1]) =>
        place.save(async (own) => {
          const answer = await saveDraft(own, save);
          announceSave(own, answer.meta.version);
          return answer;
        }),
      load: () => {
        const own = place.id();
        return own === null ? Promise.resolve(loaded) : fetchDraft(own);
      },
      kept: place.kept,
      onWork: activity.noteSaving,
      onHeld: activity.noteHeld,
      onTyped: activity.noteTyped,
    };
    return new DraftStore(ports, loaded);
  });

  useFlushes(() => store.flush());
  useEffect(() => {
    const otherTabs = id === null ? null : openTabChannel(id);
    otherTabs?.addEventListener('message', ({ data }) => void store.catchUp(Number(data)));
    return () => {
      otherTabs?.close();
      activity.noteHeld(false);
      activity.noteTyped(0);
      leaveLoads(queryClient);
      if (store.hasEdits()) void store.flush().then(() => invalidateLoads(queryClient));
    };
  }, [id, store, queryClient]);

  return store;
}
