import { useQueryClient } from '@tanstack/react-query';
import type { OwnPacket, StoredFile } from '@tenderlane/contract';
import type { Answer } from '@tenderlane/domain/packets';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFilled, type FillBody } from './packets.api';

/** How long a person may pause before what was typed is saved. */
const PAUSE_MS = 700;

type Draft = Record<string, Answer | null>;

export interface Filling {
  answers: Record<string, Answer>;
  files: readonly StoredFile[];
  state: 'saved' | 'saving' | 'failed';
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

interface Saving {
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
  const waiting = useRef<Waiting>(NOTHING);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const revision = useRef(known);
  useEffect(() => void (revision.current = known), [known]);

  const send = useCallback(async (): Promise<boolean> => {
    const { answers, documents } = waiting.current;
    if (Object.keys(answers).length === 0 && documents === undefined) return true;
    waiting.current = NOTHING;
    setState('saving');
    setError(null);
    try {
      const body = { answers: answers as NonNullable<FillBody['answers']> };
      const saved = await saveFilled(id, documents ? { ...body, documents, revision: revision.current } : body);
      revision.current = saved.revision;
      queryClient.setQueryData(queryKeys.packets.one(id), saved);
      setState('saved');
      return true;
    } catch (failure) {
      // What was typed meanwhile is newer than what could not be saved.
      waiting.current = { ...waiting.current, answers: { ...answers, ...waiting.current.answers } };
      setError(failure);
      setState('failed');
      return false;
    }
  }, [id, queryClient]);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(send);
    return running.current;
  }, [send]);
  useEffect(() => () => void save(), [save]);

  const note: Saving['note'] = (change, soon) => {
    waiting.current = change(waiting.current);
    setState('saving');
    clearTimeout(timer.current);
    if (soon) timer.current = setTimeout(() => void save(), PAUSE_MS);
    else void save();
  };
  return { state, error, note, save };
}

/** A packet as it stands on the page, saved as it is typed. */
export function useFilling(packet: OwnPacket): Filling {
  const [draft, setDraft] = useState<Draft>({});
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const { state, error, note, save } = useSaving(packet);
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
