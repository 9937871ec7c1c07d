import { useQueryClient } from '@tanstack/react-query';
import type { OwnPacket, StoredFile } from '@tenderlane/contract';
import type { Answer } from '@tenderlane/domain/packets';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { retryDelayMs } from '@tenderlane/web/core/client/error-rules';
import { storedValue } from '@tenderlane/web/core/local-store';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { activity } from '../../lib/web';
import { saveFilled, type FillBody } from './packets.api';

/** How long a person may pause before what was typed is saved. */
const PAUSE_MS = 700;

type Draft = Record<string, Answer | null>;

export interface Filling {
  answers: Record<string, Answer>;
  files: readonly StoredFile[];
  /** `waiting`: for the network. */
  state: 'saved' | 'saving' | 'waiting' | 'failed';
  error: unknown;
  answer: (question: string, answer: Answer | null) => void;
  attach: (question: string, files: StoredFile[]) => void;
  choose: (documents: NonNullable<FillBody['documents']>) => void;
  retry: () => void;
  /** Saves what still waits; resolves when the server has it. */
  flush: () => Promise<boolean>;
}

interface Waiting {
  answers: Draft;
  documents: FillBody['documents'] | undefined;
}

const NOTHING: Waiting = { answers: {}, documents: undefined };
const isNothing = ({ answers, documents }: Waiting) => Object.keys(answers).length === 0 && documents === undefined;

/** Keeps unsaved input in the browser over a reload. */
function keptIn(id: number) {
  const place = storedValue(`tenderlane.carrier.packet.${id}`);
  const name = `packet.${id}`;
  return {
    write(waiting: Waiting): void {
      place.write(isNothing(waiting) ? null : JSON.stringify(waiting));
      activity.noteQueued(name, isNothing(waiting) ? 0 : 1);
    },
    read(): Waiting {
      try {
        return { ...NOTHING, ...(JSON.parse(place.read() ?? '{}') as Partial<Waiting>) };
      } catch {
        return NOTHING;
      }
    },
  };
}

interface Saving {
  /** Unsaved input from before a reload. */
  kept: Waiting;
  state: Filling['state'];
  error: unknown;
  /** What is to be saved changes; `soon` waits for a pause in typing. */
  note: (change: (before: Waiting) => Waiting, soon: boolean) => void;
  save: () => Promise<boolean>;
}

/** Sends what waits: one save at a time, later changes go with the next, and what failed waits again. */
function useSaving({ id, revision: known }: OwnPacket): Saving {
  const queryClient = useQueryClient();
  const [state, setState] = useState<Filling['state']>('saved');
  const [error, setError] = useState<unknown>(null);
  const place = useMemo(() => keptIn(id), [id]);
  const [kept] = useState(place.read);
  const waiting = useRef<Waiting>(kept);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const revision = useRef(known);
  useEffect(() => void (revision.current = known), [known]);

  const send = useCallback(async (): Promise<boolean> => {
    const { answers, documents } = waiting.current;
    if (isNothing(waiting.current)) return true;
    waiting.current = NOTHING;
    setState('saving');
    setError(null);
    try {
      const body = { answers: answers as NonNullable<FillBody['answers']> };
      const saved = await saveFilled(id, documents ? { ...body, documents, revision: revision.current } : body);
      revision.current = saved.revision;
      queryClient.setQueryData(queryKeys.packets.one(id), saved);
      place.write(waiting.current);
      setState('saved');
      return true;
    } catch (failure) {
      // What was typed meanwhile is newer than what could not be saved.
      const { answers: newer, documents: chosen } = waiting.current;
      const isAway = failure instanceof ApiError && failure.isNetwork;
      // A choice of documents that was refused is made anew.
      waiting.current = { answers: { ...answers, ...newer }, documents: chosen ?? (isAway ? documents : undefined) };
      // Refused input must not come back with every reload.
      place.write(isAway ? waiting.current : NOTHING);
      setError(isAway ? null : failure);
      setState(isAway ? 'waiting' : 'failed');
      return false;
    }
  }, [id, place, queryClient]);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(send);
    return running.current;
  }, [send]);
  useSavesByItself(save, state);

  const note: Saving['note'] = (change, soon) => {
    waiting.current = change(waiting.current);
    place.write(waiting.current);
    setState('saving');
    clearTimeout(timer.current);
    if (soon) timer.current = setTimeout(() => void save(), PAUSE_MS);
    else void save();
  };
  return { kept, state, error, note, save };
}

/** Saves what waited when the page was left, and what waits for the network once it is back. */
function useSavesByItself(save: Saving['save'], state: Filling['state']): void {
  const failures = useRef(0);
  useEffect(() => {
    void save();
    const stop = activity.onBack(() => void save());
    return () => {
      stop();
      void save();
    };
  }, [save]);
  useEffect(() => {
    if (state === 'saved') failures.current = 0;
    if (state !== 'waiting') return;
    const retry = setTimeout(() => void save(), retryDelayMs(failures.current++));
    return () => clearTimeout(retry);
  }, [save, state]);
}

/** A packet as it stands on the page, saved as it is typed. */
export function useFilling(packet: OwnPacket): Filling {
  const { kept, state, error, note, save } = useSaving(packet);
  const [draft, setDraft] = useState<Draft>(kept.answers);
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const answer = (question: string, value: Answer | null) => {
    setDraft((before) => ({ ...before, [question]: value }));
    note((before) => ({ ...before, answers: { ...before.answers, [question]: value } }), true);
  };
  const merged = Object.entries({ ...packet.answers, ...draft }).filter(
    (entry): entry is [string, Answer] => entry[1] !== null,
  );
  return {
    answers: Object.fromEntries(merged),
    files: [...packet.files, ...sent.filter((file) => !packet.files.some(({ id: known }) => known === file.id))],
    state,
    error,
    answer,
    attach(question, files) {
      setSent((before) => [...before, ...files.filter((file) => !before.some(({ id: known }) => known === file.id))]);
      answer(question, files.length > 0 ? files.map((file) => file.id) : null);
    },
    choose: (documents) => note((before) => ({ ...before, documents }), false),
    retry: () => void save(),
    flush: save,
  };
}
