import { useQueries, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '../core/queries/account';
import { liveQuery } from '../core/queries/live';
import { offsetsOf, pageAt, type ChainPage } from './rules/page-chain';
import { createRowMemory, readRows, takeAnswers, type PageAnswer, type RowMemory } from './rules/row-memory';

/** A page as both applications' lists answer it. */
export interface RowsPage<Row> {
  data: Row[];
  meta: { next: string | null; total: number | null; total_capped: boolean };
}
/** How the page that begins after a cursor is asked for. */
export interface PageSource<Row> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<RowsPage<Row>>;
  /** Rows of the filter before that may stay until those of the new one arrive. */
  placeholderData?: (
    rows: RowsPage<Row> | undefined,
    before: { queryKey: QueryKey } | undefined,
  ) => RowsPage<Row> | undefined;
}

export type ListRows<Row extends { id: number }> = ReturnType<typeof useListRows<Row>>;

/** After an own command the list follows at once, also under the pointer. */
const FOLLOWS_MS = 3000;
/** So many rows before the end the next page is asked for. */
const ROWS_AHEAD = 10;

/** Lists as they were left in this tab, so that coming back finds the same rows at the same place. */
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

/** The chain of pages of a list with its filter, kept beyond the page that shows it. */
function useChain<Row extends { id: number }>(list: string, name: string) {
  // Another company of the same person has other rows.
  const companyId = useAccount()?.company?.id;
  const memory = useMemo(() => memoryOf<Row>(list, `${companyId} ${name}`), [list, name, companyId]);
  const [kept, setKept] = useState({ memory, chain: memory.chain });
  const set = (chain: readonly ChainPage[]) => {
    memory.chain = chain;
    setKept({ memory, chain });
  };
  return { memory, chain: kept.memory === memory ? kept.chain : memory.chain, set };
}

/** The answers of the pages in view, asked again while others may change them. */
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
 * The rows of a list by cursor pages: only pages in view are asked for again, so a list of any length costs the same. While
 * somebody points at the rows they keep their places; `apply` shows what changed meanwhile.
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
  // Of the memory alone: what is asked for follows from it, and must not come and go with it.
  const isLast = last !== undefined && memory.ends.get(last.after) === null;
  return {
    memory,
    ...readRows(memory, chain, offsets, isStale ? (first.data?.data ?? []) : null),
    /** Rows of the filter before, until those of the new one arrive. */
    isStale,
    isEmpty: !isStale && first.data?.data.length === 0,
    isLoading: !isKnown && !first.error && !first.isPaused,
    /** Nothing can be shown. */
    isFailed: !isKnown && (first.isError || first.isPaused),
    /** Rows are shown, but they are no longer asked for with success. */
    isOutdated: isKnown && first.isError,
    error: first.error ?? failed?.error ?? null,
    retry,
    total: first.data?.meta.total ?? null,
    isCapped: first.data?.meta.total_capped ?? false,
    /** What stands behind the last row. */
    tail: failed ? ('failed' as const) : isStale || isLast ? null : ('more' as const),
    /** The rows that are in view; the next page is asked for before the last one is reached. */
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

/** Whether rows keep their places: somebody points at them, and nobody here has just changed one. */
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
