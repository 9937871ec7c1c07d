import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../../../lib/api';

const ROWS = 20;

export const networkQuery = (search: string) =>
  queryOptions({
    queryKey: carrierKeys.found(`filter ${search}`),
    queryFn: async ({ signal }) =>
      (
        await call('GET /carriers', {
          query: { ...(search && { search }), per_page: ROWS, sort: 'name' },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

export const carrierNameQuery = (id: number) =>
  queryOptions({
    queryKey: carrierKeys.one(id),
    queryFn: async () => (await call('GET /carriers/{id}', { path: { id } })).data,
    retry: false,
  });
