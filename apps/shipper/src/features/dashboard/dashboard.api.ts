import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dashboard, QueryOf, ShipperApi } from '@tenderlane/contract';
import type { DashboardPart, DashboardScope, ItemCall } from '@tenderlane/contract/dashboard/schemas';
import { noteServerTime } from '@tenderlane/web/core/client/server-clock';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../lib/api';
import { dashboardKeys } from './query-keys';
import { USUAL_PERIOD, type Period } from './use-choices';

/** Parts of the page that are drawn a moment later read the same answers. */
const liveParts = { ...liveQuery, staleTime: 5_000 } as const;

type Pages = Pick<NonNullable<QueryOf<ShipperApi['GET /dashboard']>>, 'page' | 'per_page'>;

export const partQuery = (part: DashboardPart, scope: DashboardScope, pages: Pages = {}) =>
  queryOptions({
    queryKey: dashboardKeys.part(part, { scope, ...pages }),
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const askedAt = Date.now();
      const { data } = await call('GET /dashboard', { query: { scope, parts: part, ...pages }, signal });
      noteServerTime(data.server_time, askedAt, Date.now());
      return data;
    },
    placeholderData: keepPreviousData,
    ...liveParts,
  });

export const DECISIONS_SHOWN = 5;
export const DECISIONS_PER_PAGE = 20;

export const decisionsQuery = (scope: DashboardScope) => partQuery('decide', scope, { per_page: DECISIONS_SHOWN });

export const decisionsPage = (scope: DashboardScope, page: number) => ({
  ...partQuery('decide', scope, { page, per_page: DECISIONS_PER_PAGE }),
  placeholderData: undefined,
});

const DAYS_OF_WEEK = 7;

/** The usual period of lanes is the server's: 90 days. */
const lanesOf = (scope: DashboardScope, period: Period) => ({
  scope,
  ...(period !== USUAL_PERIOD && { days: period * DAYS_OF_WEEK }),
});

export const lanesQuery = (scope: DashboardScope, period: Period) =>
  queryOptions({
    queryKey: dashboardKeys.part('lanes', { scope, period }),
    queryFn: async ({ signal }) => (await call('GET /dashboard/lanes', { query: lanesOf(scope, period), signal })).data,
    placeholderData: keepPreviousData,
    ...liveParts,
  });

type SavingsQuery = NonNullable<QueryOf<ShipperApi['GET /dashboard/savings']>>;
export type SavingsBase = NonNullable<SavingsQuery['base']>;
export const FIRST_BASE: SavingsBase = 'starting';

export const savingsQuery = (scope: DashboardScope, base: SavingsBase, weeks: Period) =>
  queryOptions({
    queryKey: dashboardKeys.part('savings', { scope, base, weeks }),
    queryFn: async ({ signal }) =>
      (await call('GET /dashboard/savings', { query: { scope, base, weeks }, signal })).data,
    placeholderData: keepPreviousData,
    ...liveParts,
  });

export const exportLanes = (scope: DashboardScope, period: Period): Promise<string> =>
  call('GET /dashboard/lanes/export', { query: lanesOf(scope, period) });

export function useItemCall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, id }: { key: ItemCall; id: number }) => call(key, { path: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardKeys.all }),
  });
}
