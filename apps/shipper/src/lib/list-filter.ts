import { storedValue } from '@tenderlane/web/core/local-store';

type List = 'tenders' | 'carriers';
type Filter = Record<string, string>;

const placeOf = (list: List) => storedValue(`tenderlane.shipper.filter.${list}`);

/** A list calls this with its query, so that the drawer opens it again as it was left. */
export function rememberFilter(list: List, filter: Filter): void {
  placeOf(list).write(JSON.stringify(filter));
}

export function rememberedFilter(list: List): Filter {
  try {
    return JSON.parse(placeOf(list).read() ?? '{}') as Filter;
  } catch {
    return {};
  }
}
