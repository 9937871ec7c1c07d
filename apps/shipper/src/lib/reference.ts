import type { ReferenceItem } from '@tenderlane/contract';
import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import { cachedReference } from '@tenderlane/web/core/reference-cache';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { locale } from './locale';

/** A reference list in the reader's language, kept in the browser for an hour. */
export const referenceQuery = (name: ReferenceListName) =>
  queryOptions({
    queryKey: ['info', name],
    queryFn: (): Promise<ReferenceItem[]> =>
      cachedReference(name, locale, async () => (await call('GET /info/{name}', { path: { name } })).data, Date.now()),
  });
