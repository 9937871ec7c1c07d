import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyOf, BulkPreview, Job, ShipperApi } from '@tenderlane/contract';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import type { Locale } from '@tenderlane/domain/languages';
import { jobKeys } from '../../jobs';
import { call } from '../../../lib/api';
import type { CarriersQuery } from '../carriers.api';

export type CarrierBulkBody = NonNullable<BodyOf<ShipperApi['POST /carriers/bulk']>>;
type Filter = NonNullable<CarrierBulkBody['filter']>;

export type BulkSelection = { ids: readonly number[] } | { filter: Filter; total: number | null };

export const filterOf = ({
  sort: _sort,
  page: _page,
  per_page: _size,
  after: _after,
  ...filter
}: CarriersQuery): Filter => filter;

const selectionBody = (selection: BulkSelection): Pick<CarrierBulkBody, 'ids' | 'filter'> =>
  'ids' in selection ? { ids: [...selection.ids] } : { filter: selection.filter };

export const previewQuery = (action: CarrierBulkAction, selection: BulkSelection) =>
  queryOptions({
    queryKey: jobKeys.preview(`carriers.${action}`, selection, null),
    queryFn: async ({ signal }): Promise<BulkPreview> =>
      (
        await call('POST /carriers/bulk/preview', {
          body: { action, ...selectionBody(selection) },
          idempotencyKey: false,
          signal,
        })
      ).data,
    // The allowed actions change, so they are never cached.
    gcTime: 0,
    staleTime: Infinity,
  });

const TAKES_REASON: readonly CarrierBulkAction[] = ['suspend', 'remove'];

interface Order {
  action: CarrierBulkAction;
  selection: BulkSelection;
  add: number[];
  remove: number[];
  reason: string;
  message: string;
  locale: Locale | '';
  idempotencyKey: string;
}

export const useBulkChange = () =>
  useMutation({
    mutationFn: async ({
      action,
      selection,
      add,
      remove,
      reason,
      message,
      locale,
      idempotencyKey,
    }: Order): Promise<Job> =>
      (
        await call('POST /carriers/bulk', {
          body: {
            action,
            ...selectionBody(selection),
            ...(action === 'label' && { add_label_ids: add, remove_label_ids: remove }),
            ...(action === 'invite' && message.trim() && { message: message.trim() }),
            ...(action === 'invite' && locale && { locale }),
            ...(TAKES_REASON.includes(action) && reason.trim() && { reason: reason.trim() }),
          },
          idempotencyKey,
        })
      ).data,
    meta: { errorOnPage: true },
  });

type ExportBody = NonNullable<BodyOf<ShipperApi['POST /carriers/exports']>>;

export const startExport = async (body: ExportBody): Promise<Job> =>
  (await call('POST /carriers/exports', { body })).data;

export const exportCsv = (query: CarriersQuery & { columns?: string }): Promise<string> =>
  call('GET /carriers/export', { query });
