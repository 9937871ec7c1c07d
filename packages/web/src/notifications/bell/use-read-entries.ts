import { useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@tenderlane/contract';
import { useEffect, useRef, useState } from 'react';
import { notificationKeys } from '../query-keys';
import { coreKeys } from '../../core/queries/query-keys';
import { useSteady } from '../../core/use-steady';
import { useMarkRead, type BellPages } from './bell.api';
import { readUpTo } from './read-pages';

const READ_AFTER_MS = 3000;

interface HighlightedEntries {
  ids: ReadonlySet<number>;
  count: number;
}

interface ReadEntries extends HighlightedEntries {
  readAll: () => void;
}

interface OpenBell {
  isOpen: boolean;
  entries: readonly Notification[];
  unread: number;
}

/** Marks unread entries as read when the bell opens; returns those still highlighted as unread. */
export function useReadEntries({ isOpen, entries, unread }: OpenBell): ReadEntries {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMarkRead();
  const [held, setHeld] = useState<HighlightedEntries | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const markedId = useRef(0);
  const newestId = Math.max(0, ...entries.map(({ id }) => id));
  const own = new Set(entries.filter(({ is_read }) => !is_read).map(({ id }) => id));

  const { mark } = useSteady({
    mark: (untilId: number) => {
      const before = held;
      const shown = { ids: new Set([...own, ...(before?.ids ?? [])]), count: Math.max(unread, before?.count ?? 0) };
      setHeld(shown);
      const answer = mutateAsync(untilId).catch(() => null);
      const timer = setTimeout(() => void finish(untilId, answer), READ_AFTER_MS);
      timers.current.add(timer);
    },
  });

  const finish = async (untilId: number, answer: Promise<number | null>) => {
    const left = await answer;
    if (left === null) markedId.current = 0;
    else queryClient.setQueryData<BellPages>(notificationKeys.list, (pages) => pages && readUpTo(pages, untilId, left));
    setHeld(null);
    void queryClient.invalidateQueries({ queryKey: coreKeys.account });
  };

  const isUnread = isOpen && unread > 0 && newestId > 0;
  useEffect(() => {
    if (!isUnread || markedId.current >= newestId) return;
    markedId.current = newestId;
    mark(newestId);
  }, [isUnread, newestId, mark]);
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach((timer) => clearTimeout(timer));
  }, []);

  const readAll = () => {
    timers.current.forEach((timer) => clearTimeout(timer));
    void finish(
      newestId,
      mutateAsync(newestId).catch(() => null),
    );
  };
  if (!held) return { ids: own, count: unread, readAll };
  return { ids: new Set([...own, ...held.ids]), count: Math.max(unread, held.count), readAll };
}
