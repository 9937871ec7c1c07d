import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi, View } from '@tenderlane/contract';
import { viewKeys } from './query-keys';
import { call } from '../../lib/api';

export type ViewedList = Extract<View['list'], 'tenders' | 'carriers'>;

export const viewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: viewKeys.list(list),
    queryFn: async (): Promise<View[]> => (await call('GET /views', { query: { list } })).data,
  });

export type SavedView = View & { list: ViewedList };

const isOpened = (view: View): view is SavedView => view.list === 'tenders' || view.list === 'carriers';

export const savedViewsQuery = queryOptions({
  queryKey: viewKeys.saved,
  queryFn: async () => (await call('GET /views')).data.filter(isOpened),
});

/** Another user's private view is not found. */
export const viewQuery = (id: number) =>
  queryOptions({
    queryKey: viewKeys.one(id),
    queryFn: async (): Promise<View> => (await call('GET /views/{id}', { path: { id } })).data,
    retry: false,
  });

export type NewView = BodyOf<ShipperApi['POST /views']>;
export type ViewChange = BodyOf<ShipperApi['PUT /views/{id}']>;

const onPage = { meta: { errorOnPage: true } } as const;

/** Also called after a refusal, because it means that someone else changed a view first. */
function useRefreshViews() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: viewKeys.all });
}

export const useCreateView = () =>
  useMutation({
    mutationFn: async (body: NewView) => (await call('POST /views', { body })).data,
    onSettled: useRefreshViews(),
    ...onPage,
  });

export const useChangeView = () =>
  useMutation({
    mutationFn: async ({ id, ...body }: ViewChange & { id: number }) =>
      (await call('PUT /views/{id}', { path: { id }, body })).data,
    onSettled: useRefreshViews(),
    ...onPage,
  });

export const useDeleteView = () =>
  useMutation({
    mutationFn: (id: number) => call('DELETE /views/{id}', { path: { id } }),
    onSettled: useRefreshViews(),
    ...onPage,
  });
