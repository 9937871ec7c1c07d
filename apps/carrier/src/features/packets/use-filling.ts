import { useQueryClient } from '@tanstack/react-query';
import type { OwnPacket, StoredFile } from '@tenderlane/contract';
import type { Answer } from '@tenderlane/domain';
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

/** Saves a packet as it is typed: one save at a time, later changes go with the next. */
export function useFilling(packet: OwnPacket): Filling {
  const queryClient = useQueryClient();
  const { id } = packet;
  const [draft, setDraft] = useState<Draft>({});
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const [state, setState] = useState<Filling['state']>('saved');
  const [error, setError] = useState<unknown>(null);
  const waiting = useRef<Waiting>(NOTHING);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const revision = useRef(packet.revision);
  useEffect(() => void (revision.current = packet.revision), [packet.revision]);

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await running.current;
    const { answers, documents } = waiting.current;
    if (Object.keys(answers).length === 0 && documents === undefined) return true;
    waiting.current = NOTHING;
    setState('saving');
    setError(null);
    const attempt = saveFilled(id, {
      ...(Object.keys(answers).length > 0 && { answers: answers as NonNullable<FillBody['answers']> }),
      ...(documents && { documents, revision: revision.current }),
    }).then(
      (saved) => {
        revision.current = saved.revision;
        queryClient.setQueryData(queryKeys.packets.one(id), saved);
        setState('saved');
        return true;
      },
      (failure: unknown) => {
        // What was typed meanwhile is newer than what could not be saved.
        waiting.current = { ...waiting.current, answers: { ...answers, ...waiting.current.answers } };
        setError(failure);
        setState('failed');
        return false;
      },
    );
    running.current = attempt;
    const isSaved = await attempt;
    if (running.current === attempt) running.current = null;
    return isSaved;
  }, [id, queryClient]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void save();
    },
    [save],
  );

  const answer = (question: string, value: Answer | null) => {
    setDraft((before) => ({ ...before, [question]: value }));
    waiting.current = { ...waiting.current, answers: { ...waiting.current.answers, [question]: value } };
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
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
    choose(documents) {
      waiting.current = { ...waiting.current, documents };
      void save();
    },
    retry: () => void save(),
    flush: save,
  };
}
