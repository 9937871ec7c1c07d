import { storedValue } from '@tenderlane/web/core/local-store';
import { fetchUserFilters, sendUserFilter, type FilterList, type ListAddress } from './user-filters.api';

const LISTS = ['tenders', 'carriers', 'facilities', 'dashboard'] as const satisfies readonly FilterList[];
const SEND_PAUSE_MS = 1_000;

const placeOf = (list: FilterList) => storedValue(`tenderlane.shipper.filter.${list}`);
const waiting = new Map<FilterList, number>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export function onFilterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores a list's filter in this browser, and on the server after a short pause. */
export function rememberFilter(list: FilterList, address: ListAddress): void {
  placeOf(list).write(JSON.stringify(address));
  notify();
  clearTimeout(waiting.get(list));
  const send = () => {
    waiting.delete(list);
    // The local copy is used; a failed request is made up by the next change.
    void sendUserFilter(list, address).catch(() => undefined);
  };
  waiting.set(list, window.setTimeout(send, SEND_PAUSE_MS));
}

export function rememberedFilter(list: FilterList): ListAddress {
  try {
    return toAddress(JSON.parse(placeOf(list).read() ?? '{}'));
  } catch {
    return {};
  }
}

function toAddress(data: unknown): ListAddress {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Loads the filters saved from any browser, except those with unsent local changes. */
export async function readUserFilters(): Promise<void> {
  const known = await fetchUserFilters().catch(() => null);
  if (!known) return;
  for (const list of LISTS) {
    if (!waiting.has(list)) placeOf(list).write(JSON.stringify(toAddress(known.get(list))));
  }
  notify();
}
