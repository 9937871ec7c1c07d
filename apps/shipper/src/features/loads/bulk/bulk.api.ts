import type { BodyOf, BulkPreview, Job, ShipperApi } from '@tenderlane/contract';
import type { LoadBulkAction, TripBulkAction } from '@tenderlane/domain/jobs';
import { lookUp } from '@tenderlane/domain/values';
import { jobKeys } from '../../jobs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import type { LoadsQuery } from '../loads.api';

export type LoadBulkBody = NonNullable<BodyOf<ShipperApi['POST /loads/bulk']>>;
export type TripBulkBody = NonNullable<BodyOf<ShipperApi['POST /loads/trip/bulk']>>;
export type ListBulkAction = LoadBulkAction | TripBulkAction;
type Filter = NonNullable<LoadBulkBody['filter']>;

export type BulkSelection = { ids: readonly number[] } | { filter: Filter; total: number | null };

export const filterOf = ({
  sort: _sort,
  page: _page,
  per_page: _size,
  after: _after,
  total: _total,
  ...filter
}: LoadsQuery): Filter => filter;

export const selectionBody = (selection: BulkSelection): Pick<LoadBulkBody, 'ids' | 'filter'> =>
  'ids' in selection ? { ids: [...selection.ids] } : { filter: selection.filter };

const OF_TRIPS: Record<TripBulkAction, true> = { ask_vehicle: true, send_driver_link: true, complete: true };
const isOfTrips = (action: ListBulkAction): action is TripBulkAction => lookUp(OF_TRIPS, action) === true;

export const previewQuery = (action: ListBulkAction, selection: BulkSelection, managerId: number | null) =>
  queryOptions({
    queryKey: jobKeys.preview(action, selection, managerId),
    queryFn: async ({ signal }): Promise<BulkPreview> => {
      const options = { idempotencyKey: false, signal } as const;
      const chosen = selectionBody(selection);
      if (isOfTrips(action))
        return (await call('POST /loads/trip/bulk/preview', { body: { action, ...chosen }, ...options })).data;
      const body = { action, ...chosen, ...(managerId !== null && { manager_id: managerId }) };
      return (await call('POST /loads/bulk/preview', { body, ...options })).data;
    },
    // The allowed actions change, so they are never cached.
    gcTime: 0,
    staleTime: Infinity,
  });

export const startBulk = async (
  { action, ...body }: Omit<LoadBulkBody, 'action'> & { action: ListBulkAction },
  idempotencyKey: string,
): Promise<Job> =>
  isOfTrips(action)
    ? (await call('POST /loads/trip/bulk', { body: { action, ...body }, idempotencyKey })).data
    : (await call('POST /loads/bulk', { body: { action, ...body }, idempotencyKey })).data;
export const startExport = async (body: NonNullable<BodyOf<ShipperApi['POST /loads/exports']>>): Promise<Job> =>
  (await call('POST /loads/exports', { body })).data;
