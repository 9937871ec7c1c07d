import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contact, Driver, RecordEvent, Vehicle } from '@tenderlane/contract';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { liveQuery } from '../core/queries/live';
import { fleetKeys } from './query-keys';

export type FleetRow = Contact | Driver | Vehicle;

interface Page {
  data: FleetRow[];
  meta: { total: number; next: string | null };
}

export type FleetMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type FleetPlace = 'list' | 'one' | 'restore' | 'history' | 'export' | 'exports';
export type SendFleet = (
  method: FleetMethod,
  place: FleetPlace,
  input: { id?: number; query?: object; body?: object },
) => Promise<unknown>;

/** Source of the records of one kind: the carrier's own, or the records that a shipper keeps of a carrier. */
export interface FleetSource {
  kind: FleetKind;
  side: 'carrier' | 'shipper';
  mayWrite: boolean;
  carrierId: number | null;
  send: SendFleet;
}

export interface FleetQuery {
  search?: string;
  sort?: string;
}

const keyOf = ({ kind, carrierId }: FleetSource) => fleetKeys.kind(kind, carrierId);

export const useFleetRows = ({ kind, carrierId, send }: FleetSource, query: FleetQuery) =>
  useInfiniteQuery({
    queryKey: fleetKeys.list(kind, carrierId, query),
    queryFn: ({ pageParam }) =>
      send('GET', 'list', { query: { ...query, ...(pageParam !== null && { after: pageParam }) } }) as Promise<Page>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export const useFleetRow = ({ kind, carrierId, send }: FleetSource, id: number, initial: FleetRow) =>
  useQuery({
    queryKey: fleetKeys.one(kind, carrierId, id),
    queryFn: async () => ((await send('GET', 'one', { id })) as { data: FleetRow }).data,
    initialData: initial,
    ...liveQuery,
  });

interface HistoryPage {
  data: RecordEvent[];
  meta: { next: string | null };
}

export const useFleetHistory = ({ kind, carrierId, send }: FleetSource, id: number, isAsked: boolean) =>
  useInfiniteQuery({
    queryKey: fleetKeys.history(kind, carrierId, id),
    queryFn: ({ pageParam }) =>
      send('GET', 'history', { id, query: pageParam === null ? {} : { after: pageParam } }) as Promise<HistoryPage>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    enabled: isAsked,
    ...liveQuery,
  });

export const exportCsv = ({ send }: FleetSource, query: FleetQuery) =>
  send('GET', 'export', { query }) as Promise<string>;

export const exportXlsx = async ({ send }: FleetSource, body: FleetQuery) =>
  ((await send('POST', 'exports', { body })) as { data: { name: string; url: string } }).data;

export function useSaveRecord(source: FleetSource, id: number | null) {
  const { send } = source;
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: (body: object) => (id === null ? send('POST', 'list', { body }) : send('PUT', 'one', { id, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(source) }),
  });
}

export function useDeleteRecord(source: FleetSource) {
  const { send } = source;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(source) });
  const remove = useMutation({ mutationFn: (id: number) => send('DELETE', 'one', { id }), onSettled: refresh });
  const restore = useMutation({ mutationFn: (id: number) => send('PUT', 'restore', { id }), onSettled: refresh });
  return { remove, restore };
}
