import type { ReferenceItem } from '@tenderlane/contract';
import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import { useQuery } from '@tanstack/react-query';
import { locale } from '../texts/locale';
import { coreKeys } from './query-keys';
import { cachedReference } from './reference-cache';
import { useApplication } from '../application';

export function useReference(name: ReferenceListName) {
  const { call } = useApplication();
  return useQuery({
    queryKey: coreKeys.reference(name),
    meta: { errorLogged: true },
    queryFn: (): Promise<ReferenceItem[]> =>
      cachedReference(name, locale, async () => (await call('GET /info/{name}', { path: { name } })).data, Date.now()),
  });
}

/** Returns an empty name while the list loads, so that no raw key is shown. */
export function useReferenceNames(name: ReferenceListName): (key: string) => string {
  const { data } = useReference(name);
  return (key) => (data ? (data.find(({ id }) => id === key)?.name ?? key) : '');
}

export function useReferenceOptions(name: ReferenceListName): { value: string; label: string }[] {
  const { data = [] } = useReference(name);
  return data.map(({ id, name: label }) => ({ value: String(id), label }));
}
