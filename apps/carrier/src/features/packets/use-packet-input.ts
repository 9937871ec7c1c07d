import { useQueryClient } from '@tanstack/react-query';
import type { OwnPacket, StoredFile } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import type { Answer } from '@tenderlane/domain/packets';
import { useSaveQueue } from '@tenderlane/web/core/autosave/use-save-queue';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { storedValue } from '@tenderlane/web/core/local-store';
import { useIsShown } from '@tenderlane/web/core/use-is-shown';
import { packetKeys } from '@tenderlane/web/packets/query-keys';
import { useMemo, useRef, useState } from 'react';
import { activity } from '../../lib/application';
import { saveFilled, type FillBody } from './packets.api';

type Draft = Record<string, Answer | null>;

type Chosen = Record<string, readonly number[]>;

export interface PacketInput {
  answers: Record<string, Answer>;
  files: readonly StoredFile[];
  state: 'saved' | 'saving' | 'waiting' | 'failed';
  error: unknown;
  answer: (question: string, answer: Answer | null) => void;
  attach: (question: string, files: StoredFile[]) => void;
  choose: (requirement: string, change: (documents: readonly number[]) => readonly number[]) => void;
  retry: () => void;
  /** Saves pending input; resolves when the server has it. */
  flush: () => Promise<boolean>;
}

interface Waiting {
  answers: Draft;
  chosen: Chosen;
}

const NOTHING: Waiting = { answers: {}, chosen: {} };
const isEmpty = (values: object) => Object.keys(values).length === 0;
const isNothing = ({ answers, chosen }: Waiting) => isEmpty(answers) && isEmpty(chosen);

const documentsOf = ({ documents }: OwnPacket, requirement: string) =>
  documents.filter((one) => one.requirement === requirement).map(({ document }) => document.id);

function withChosen(packet: OwnPacket, chosen: Chosen): NonNullable<FillBody['documents']> {
  const requirements = packet.content.documents.map(({ id }) => id);
  return requirements.flatMap((requirement) =>
    (lookUp(chosen, requirement) ?? documentsOf(packet, requirement)).map((document_id) => ({
      requirement,
      document_id,
    })),
  );
}

const newerThan = (sent: Chosen, chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([requirement, ids]) => lookUp(sent, requirement) !== ids));

const isOutdated = (failure: unknown) => failure instanceof ApiError && failure.code === 'packet.changed-meanwhile';

const mayPassLater = (failure: unknown) =>
  isOutdated(failure) || (failure instanceof ApiError && failure.status >= 500);

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
  kept: Waiting;
  state: PacketInput['state'];
  error: unknown;
  note: (change: (before: Waiting) => Waiting, soon: boolean) => void;
  save: () => Promise<boolean>;
}

/**
 * Sends pending input with one save at a time; later changes follow with the next save, and failed input waits again.
 */
function useSaving(id: number): Saving {
  const queryClient = useQueryClient();
  const [state, setState] = useState<PacketInput['state']>('saved');
  const [error, setError] = useState<unknown>(null);
  const place = useMemo(() => keptIn(id), [id]);
  const [kept] = useState(place.read);
  const waiting = useRef<Waiting>(kept);
  const isShown = useIsShown();

  const send = async (): Promise<boolean> => {
    const { answers, chosen } = waiting.current;
    // Keep choices until they are saved, because the next change of the same requirement builds on them.
    waiting.current = { answers: {}, chosen };
    setState('saving');
    setError(null);
    const queryKey = packetKeys.one(id);
    const packet = queryClient.getQueryData<OwnPacket>(queryKey);
    const documents =
      packet && !isEmpty(chosen) ? { documents: withChosen(packet, chosen), revision: packet.revision } : {};
    try {
      const saved = await saveFilled(id, { answers: answers as NonNullable<FillBody['answers']>, ...documents });
      queryClient.setQueryData(queryKey, saved);
      waiting.current = { ...waiting.current, chosen: newerThan(chosen, waiting.current.chosen) };
      place.write(waiting.current);
      queue.noteAnswer();
      setState('saved');
      return true;
    } catch (failure) {
      const isAway = failure instanceof ApiError && failure.isNetwork;
      // Answers typed during the save are newer than the refused ones; a refused choice must be made again.
      waiting.current = {
        answers: { ...answers, ...waiting.current.answers },
        chosen: mayPassLater(failure) ? waiting.current.chosen : newerThan(chosen, waiting.current.chosen),
      };
      // Refused input must not return with every reload.
      place.write(isAway ? waiting.current : NOTHING);
      setError(isAway ? null : failure);
      setState(isAway ? 'waiting' : 'failed');
      // The page that is opened next reads what was kept; two of them must not save different answers.
      if (isAway && isShown.current) queue.retry(failure);
      if (isOutdated(failure)) await queryClient.invalidateQueries({ queryKey });
      return false;
    }
  };
  const queue = useSaveQueue({ hasWork: () => !isNothing(waiting.current), send });
  const save = () => queue.flush();

  const note: Saving['note'] = (change, soon) => {
    waiting.current = change(waiting.current);
    place.write(waiting.current);
    setState('saving');
    if (soon) queue.sendAfter();
    else void save();
  };
  return { kept, state, error, note, save };
}

export function usePacketInput(packet: OwnPacket): PacketInput {
  const { kept, state, error, note, save } = useSaving(packet.id);
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
    choose: (requirement, change) =>
      note(({ answers, chosen }) => {
        const documents = change(lookUp(chosen, requirement) ?? documentsOf(packet, requirement));
        return { answers, chosen: { ...chosen, [requirement]: documents } };
      }, false),
    retry: () => void save(),
    flush: save,
  };
}
