import type { ReferenceItem } from '@tenderlane/contract';
import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import { cachedReference } from '@tenderlane/web/core/reference-cache';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api';
import { locale } from './locale';

/** A reference list in the reader's language, kept in the browser for an hour. */
export const referenceQuery = (name: ReferenceListName) =>
  queryOptions({
    queryKey: ['info', name],
    queryFn: (): Promise<ReferenceItem[]> =>
      cachedReference(name, locale, async () => (await call('GET /info/{name}', { path: { name } })).data, Date.now()),
  });

/** Names of a reference list by key; a key whose name has not arrived is empty, so that nothing foreign flashes. */
export function useReferenceNames(name: ReferenceListName): (key: string) => string {
  const { data } = useQuery(referenceQuery(name));
  return (key) => (data ? (data.find(({ id }) => id === key)?.name ?? key) : '');
}

/** A reference list as the options of a select. */
export function useReferenceOptions(name: ReferenceListName): { value: string; label: string }[] {
  const { data = [] } = useQuery(referenceQuery(name));
  return data.map(({ id, name: label }) => ({ value: String(id), label }));
}
