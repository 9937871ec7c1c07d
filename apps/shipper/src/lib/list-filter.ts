import { storedValue } from '@tenderlane/web/core/local-store';
import { fetchUserFilters, sendUserFilter, type FilterList, type ListAddress } from './user-filters.api';

const LISTS = ['tenders', 'carriers', 'facilities', 'dashboard'] as const satisfies readonly FilterList[];
const SEND_PAUSE_MS = 1_000;

const placeOf = (list: FilterList) => storedValue(`tenderlane.shipper.filter.${list}`);
const unsentOf = (list: FilterList) => storedValue(`tenderlane.shipper.unsent_filter.${list}`);
const unsentCompany = storedValue('tenderlane.shipper.unsent_filter_company');
const waiting = new Map<FilterList, number>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export function onFilterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores a list's filter in this browser, and on the server after a short pause, which a reload does not end. */
export function rememberFilter(list: FilterList, address: ListAddress): void {
  const text = JSON.stringify(address);
  placeOf(list).write(text);
  unsentOf(list).write(text);
  notify();
  clearTimeout(waiting.get(list));
  waiting.set(
    list,
    window.setTimeout(() => void send(list), SEND_PAUSE_MS),
  );
}

async function send(list: FilterList): Promise<void> {
  waiting.delete(list);
  const text = unsentOf(list).read();
  if (text === null) return;
  const isSent = await sendUserFilter(list, readAddress(text)).then(
    () => true,
    () => false,
  );
  if (isSent && unsentOf(list).read() === text) unsentOf(list).write(null);
}

export const rememberedFilter = (list: FilterList): ListAddress => readAddress(placeOf(list).read());

function readAddress(text: string | null): ListAddress {
  try {
    return toAddress(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function toAddress(data: unknown): ListAddress {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Loads the filters saved from any browser, except those with unsent local changes. */
export async function readUserFilters(companyId: number): Promise<void> {
  // Another company of the person has filters of its own.
  const isOther = unsentCompany.read() !== String(companyId);
  unsentCompany.write(String(companyId));
  for (const list of LISTS) if (isOther && !waiting.has(list)) unsentOf(list).write(null);
  const known = await fetchUserFilters().catch(() => null);
  if (!known) return;
  for (const list of LISTS) {
    if (unsentOf(list).read() === null) placeOf(list).write(JSON.stringify(toAddress(known.get(list))));
    else if (!waiting.has(list)) void send(list);
  }
  notify();
}
