import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import { queryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { awardKeys } from './query-keys';
import { call } from '../../lib/api';

export type Grid = AnswerOf<ShipperApi['GET /loads/{id}/options']>;

export const gridQuery = (id: number) =>
  queryOptions({
    queryKey: awardKeys.options(id),
    queryFn: ({ signal }) => call('GET /loads/{id}/options', { path: { id }, signal }),
    ...liveQuery,
  });

export const exportGrid = (id: number): Promise<string> => call('GET /loads/{id}/options/export', { path: { id } });

export const disputesQuery = (id: number) =>
  queryOptions({
    queryKey: awardKeys.disputes(id),
    queryFn: async ({ signal }) => (await call('GET /loads/{id}/disputes', { path: { id }, signal })).data,
    ...liveQuery,
  });
