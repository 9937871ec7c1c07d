import { storedValue } from '@tenderlane/web/core/local-store';
import { fetchUserFilters, sendUserFilter, type FilterList, type ListAddress } from './user-filters.api';

const LISTS = ['tenders', 'carriers', 'facilities'] as const satisfies readonly FilterList[];
const SEND_PAUSE_MS = 1_000;

const placeOf = (list: FilterList) => storedValue(`tenderlane.shipper.filter.${list}`);
/** What was changed here and waits to be sent. */
const waiting = new Map<FilterList, number>();

/** A list calls this with its query, so that the drawer opens it again as it was left: here at once, elsewhere soon. */
export function rememberFilter(list: FilterList, address: ListAddress): void {
  placeOf(list).write(JSON.stringify(address));
  clearTimeout(waiting.get(list));
  const send = () => {
    waiting.delete(list);
    // The one here counts; what could not be sent goes with the next change.
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

/** Another version, or another client of the API, may have kept anything. */
function toAddress(data: unknown): ListAddress {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The filters as they were left in any browser of the person; what was changed here meanwhile stays. */
export async function readUserFilters(): Promise<void> {
  const known = await fetchUserFilters().catch(() => null);
  if (!known) return;
  for (const list of LISTS) {
    if (!waiting.has(list)) placeOf(list).write(JSON.stringify(toAddress(known.get(list))));
  }
}
