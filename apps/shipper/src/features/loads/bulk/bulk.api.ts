import type { BodyOf, BulkPreview, Job, ShipperApi } from '@tenderlane/contract';
import type { LoadBulkAction } from '@tenderlane/domain/jobs';
import { jobKeys } from '../../jobs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import type { LoadsQuery } from '../loads.api';

export type LoadBulkBody = NonNullable<BodyOf<ShipperApi['POST /loads/bulk']>>;
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

export const previewQuery = (action: LoadBulkAction, selection: BulkSelection, managerId: number | null) =>
  queryOptions({
    queryKey: jobKeys.preview(action, selection, managerId),
    queryFn: async ({ signal }): Promise<BulkPreview> =>
      (
        await call('POST /loads/bulk/preview', {
          body: { action, ...selectionBody(selection), ...(managerId !== null && { manager_id: managerId }) },
          idempotencyKey: false,
          signal,
        })
      ).data,
    // The allowed actions change, so they are never cached.
    gcTime: 0,
    staleTime: Infinity,
  });

export const startBulk = async (body: LoadBulkBody, idempotencyKey: string): Promise<Job> =>
  (await call('POST /loads/bulk', { body, idempotencyKey })).data;
export const startExport = async (body: NonNullable<BodyOf<ShipperApi['POST /loads/exports']>>): Promise<Job> =>
  (await call('POST /loads/exports', { body })).data;
