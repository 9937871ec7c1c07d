import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Grouping } from '@tenderlane/contract/loads/list';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../../../lib/api';
import { filterOf } from '../../bulk/bulk.api';
import type { LoadsQuery } from '../../loads.api';

export const groupsQuery = (query: LoadsQuery, by: Grouping) =>
  queryOptions({
    queryKey: loadKeys.groups({ ...filterOf(query), by }),
    queryFn: ({ signal }) => call('GET /loads/groups', { query: { ...filterOf(query), by }, signal }),
    placeholderData: keepPreviousData,
    ...liveQuery,
  });

/** Loads per pickup day of a month; the filter's own pickup days are ignored. */
export const calendarQuery = (query: LoadsQuery, month: string) => {
  const { pickup_from: _from, pickup_to: _to, ...filter } = filterOf(query);
  return queryOptions({
    queryKey: loadKeys.calendar({ ...filter, month }),
    queryFn: ({ signal }) => call('GET /loads/calendar', { query: { ...filter, month }, signal }),
    ...liveQuery,
  });
};
