import { useQueries, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '../core/queries/account';
import { liveQuery } from '../core/queries/live';
import { offsetsOf, pageAt, type ChainPage } from './rules/page-chain';
import { createRowMemory, readRows, takeAnswers, type PageAnswer, type RowMemory } from './rules/row-memory';

export interface RowsPage<Row> {
  data: Row[];
  meta: { next: string | null; total: number | null; total_capped: boolean };
}
export interface PageSource<Row> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<RowsPage<Row>>;
  /** Keeps rows of the previous filter until the new ones arrive. */
  placeholderData?: (
    rows: RowsPage<Row> | undefined,
    before: { queryKey: QueryKey } | undefined,
  ) => RowsPage<Row> | undefined;
}

export type ListRows<Row extends { id: number }> = ReturnType<typeof useListRows<Row>>;

/** After the user's own change the list updates at once, even under the pointer. */
const FOLLOWS_MS = 3000;
/** The next page is requested this many rows before the end. */
const ROWS_AHEAD = 10;

/** Lists as they were left in this tab, so that returning shows the same rows and position. */
const memories = new Map<string, RowMemory<never>>();

function memoryOf<Row extends { id: number }>(list: string, name: string): RowMemory<Row> {
  const kept = memories.get(list) as RowMemory<Row> | undefined;
  if (kept?.name === name) return kept;
  const fresh = createRowMemory<Row>(name);
  memories.set(list, fresh as unknown as RowMemory<never>);
  return fresh;
}

interface View {
  from: number;
  to: number;
}

function useChain<Row extends { id: number }>(list: string, name: string) {
  // The user's other companies have other rows.
  const companyId = useAccount()?.company?.id;
  const memory = useMemo(() => memoryOf<Row>(list, `${companyId} ${name}`), [list, name, companyId]);
  const [kept, setKept] = useState({ memory, chain: memory.chain });
  const set = (chain: readonly ChainPage[]) => {
    memory.chain = chain;
    setKept({ memory, chain });
  };
  return { memory, chain: kept.memory === memory ? kept.chain : memory.chain, set };
}

function usePages<Row extends { id: number }>(
  chain: readonly ChainPage[],
  view: View,
  pageOf: (after: string | null) => PageSource<Row>,
) {
  const first = useQuery<RowsPage<Row>>({ ...pageOf(null), ...liveQuery });
  const observed = chain.map((page, index) => ({ page, index })).slice(Math.max(1, view.from), view.to + 1);
  const others = useQueries({
    queries: observed.map(({ page }): UseQueryOptions<RowsPage<Row>> => {
      const { queryKey, queryFn } = pageOf(page.after);
      return { queryKey, queryFn, ...liveQuery };
    }),
  });
  const answers: PageAnswer<Row>[] = others.flatMap(({ data }, at) => {
    const index = observed[at]?.index;
    return data && index !== undefined ? [{ index, rows: data.data, next: data.meta.next }] : [];
  });
  if (first.data && !first.isPlaceholderData)
    answers.unshift({ index: 0, rows: first.data.data, next: first.data.meta.next });
  const failed = others.find(({ isError, data }) => isError && !data);
  return {
    first,
    answers,
    failed,
    retry: () => void Promise.all([first.refetch(), ...others.map((other) => other.refetch())]),
  };
}

/**
 * Rows of a cursor-paginated list. Only visible pages are refetched, so long lists cost no more. Rows keep their places
 * under the pointer; `apply` shows the changes made meanwhile.
 */
export function useListRows<Row extends { id: number }>(
  list: string,
  name: string,
  pageOf: (after: string | null) => PageSource<Row>,
) {
  const { memory, chain: before, set } = useChain<Row>(list, name);
  const [view, setView] = useState<View>({ from: 0, to: 0 });
  const hold = useHold();
  const { first, answers, failed, retry } = usePages(before, view, pageOf);
  const { chain, hasNews } = takeAnswers(memory, before, answers, hold.now());
  useEffect(() => {
    if (chain !== before) set(chain);
  });

  const offsets = useMemo(() => offsetsOf(chain), [chain]);
  const last = chain.at(-1);
  const next = (last && memory.ends.get(last.after)) ?? null;
  const isStale = first.isPlaceholderData;
  const isKnown = first.data !== undefined || memory.pages.size > 0;
  // Read from the memory only: requests depend on this value, so it must not change with their state.
  const isLast = last !== undefined && memory.ends.get(last.after) === null;
  return {
    memory,
    ...readRows(memory, chain, offsets, isStale ? (first.data?.data ?? []) : null),
    isStale,
    isEmpty: !isStale && first.data?.data.length === 0,
    isLoading: !isKnown && !first.error && !first.isPaused,
    isFailed: !isKnown && (first.isError || first.isPaused),
    isOutdated: isKnown && first.isError,
    error: first.error ?? failed?.error ?? null,
    retry,
    total: first.data?.meta.total ?? null,
    isCapped: first.data?.meta.total_capped ?? false,
    tail: failed ? ('failed' as const) : isStale || isLast ? null : ('more' as const),
    /** Reports the visible rows; it requests the next page before the last row is reached. */
    look: (fromRow: number, toRow: number) => {
      const seen = { from: pageAt(offsets, fromRow), to: pageAt(offsets, toRow) };
      memory.forget(chain, seen.from, seen.to);
      const isNearEnd = toRow >= (offsets.at(-1) ?? 0) - ROWS_AHEAD;
      if (isNearEnd) seen.to = Math.max(seen.to, chain.length - 1);
      if (isNearEnd && next && last && last.size > 0 && !isStale) {
        set([...chain, { after: next, size: 0 }]);
        seen.to = chain.length;
      }
      if (seen.from !== view.from || seen.to !== view.to) setView(seen);
    },
    hasNews,
    hold: hold.set,
    apply: hold.release,
  };
}

/** True while the pointer is over the rows, except shortly after the user's own change. */
function useHold() {
  const queryClient = useQueryClient();
  const [, redraw] = useState(0);
  const [hold] = useState(() => ({ isOn: false, freeUntil: 0 }));
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') hold.freeUntil = Date.now() + FOLLOWS_MS;
      }),
    [queryClient, hold],
  );
  return {
    now: () => hold.isOn && Date.now() > hold.freeUntil,
    set: (isOn: boolean) => {
      if (hold.isOn === isOn) return;
      hold.isOn = isOn;
      if (!isOn) redraw((count) => count + 1);
    },
    release: () => {
      hold.freeUntil = Date.now() + FOLLOWS_MS;
      redraw((count) => count + 1);
    },
  };
}
