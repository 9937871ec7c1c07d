import type { ReferenceItem } from '@tenderlane/contract';
import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import { useQuery } from '@tanstack/react-query';
import { locale } from '../texts/locale';
import { queryKeys } from './query-keys';
import { cachedReference } from './reference-cache';
import { useWeb } from '../web';

/** A reference list in the reader's language, kept in the browser for an hour. */
export function useReference(name: ReferenceListName) {
  const { call } = useWeb();
  return useQuery({
    queryKey: queryKeys.reference(name),
    meta: { errorLogged: true },
    queryFn: (): Promise<ReferenceItem[]> =>
      cachedReference(name, locale, async () => (await call('GET /info/{name}', { path: { name } })).data, Date.now()),
  });
}

/** Names of a reference list by key; a key whose name has not arrived is empty, so that nothing foreign flashes. */
export function useReferenceNames(name: ReferenceListName): (key: string) => string {
  const { data } = useReference(name);
  return (key) => (data ? (data.find(({ id }) => id === key)?.name ?? key) : '');
}

/** A reference list as the options of a select. */
export function useReferenceOptions(name: ReferenceListName): { value: string; label: string }[] {
  const { data = [] } = useReference(name);
  return data.map(({ id, name: label }) => ({ value: String(id), label }));
}
