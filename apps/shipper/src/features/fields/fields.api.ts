import { queryOptions, useMutation, useQuery, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import type { BodyOf, CustomField, ShipperApi } from '@tenderlane/contract';
import type { FieldEntity } from '@tenderlane/domain/fields';
import { fieldKeys } from './query-keys';
import { call } from '../../lib/api';

export type FieldBody = BodyOf<ShipperApi['POST /custom_fields']>;
export type ListBody = BodyOf<ShipperApi['POST /field_lists']>;

export const customFieldsQuery = queryOptions({
  queryKey: fieldKeys.fields,
  queryFn: async ({ signal }) => (await call('GET /custom_fields', { query: {}, signal })).data,
});

export const fieldListsQuery = queryOptions({
  queryKey: fieldKeys.lists,
  queryFn: async ({ signal }) => (await call('GET /field_lists', { signal })).data,
});

const NO_FIELDS: readonly CustomField[] = [];

/** Visible custom fields of a kind of record; an empty list while they load. */
export function useShownFields(entity: FieldEntity): readonly CustomField[] {
  const { data } = useQuery({
    ...customFieldsQuery,
    select: (fields) => fields.filter((field) => field.entity === entity && field.visible),
  });
  return data ?? NO_FIELDS;
}

function useRefreshFields() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([fieldKeys.fields, fieldKeys.lists].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const onPage = { meta: { errorOnPage: true } } as const;

type EditedVersion = { id: number; version: number } | null;

export function useSaveField(began: EditedVersion) {
  const refresh = useRefreshFields();
  return useMutation({
    mutationFn: ({ entity, ...body }: FieldBody) =>
      began === null
        ? call('POST /custom_fields', { body: { entity, ...body } })
        : call('PUT /custom_fields/{id}', { path: { id: began.id }, body: { ...body, version: began.version } }),
    onSuccess: refresh,
    ...onPage,
  });
}

export function useSaveList(began: EditedVersion) {
  const refresh = useRefreshFields();
  return useMutation({
    mutationFn: (body: ListBody) =>
      began === null
        ? call('POST /field_lists', { body })
        : call('PUT /field_lists/{id}', { path: { id: began.id }, body: { ...body, version: began.version } }),
    onSuccess: refresh,
    ...onPage,
  });
}

/** Refetches the list and passes the current record to `show`, or null if it was deleted. */
export function useShowCurrent<Row extends { id: number }, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Row[], Error, Row[], Key>,
  id: number | undefined,
  show: (row: Row | null) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess: (rows) => show(rows.find((row) => row.id === id) ?? null),
  });
}

export function useFieldCommands() {
  const onSettled = useRefreshFields();
  return {
    order: useMutation({
      mutationFn: (body: { entity: FieldEntity; ids: number[] }) => call('PUT /custom_fields/order', { body }),
      onSettled,
    }),
    deleteField: useMutation({
      mutationFn: (id: number) => call('DELETE /custom_fields/{id}', { path: { id } }),
      onSettled,
    }),
    restoreField: useMutation({
      mutationFn: (id: number) => call('PUT /custom_fields/{id}/restore', { path: { id } }),
      onSettled,
    }),
    deleteList: useMutation({
      mutationFn: (id: number) => call('DELETE /field_lists/{id}', { path: { id } }),
      onSettled,
    }),
    restoreList: useMutation({
      mutationFn: (id: number) => call('PUT /field_lists/{id}/restore', { path: { id } }),
      onSettled,
    }),
  };
}
