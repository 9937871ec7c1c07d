import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, SharedApi } from '@tenderlane/contract';
import { companyKeys } from './query-keys';
import { useApplication } from '../core/application';

export type ProfileBody = BodyOf<SharedApi['PUT /account/company']>;
export type SigneeInput = BodyOf<SharedApi['POST /account/signees']>;
export type RequisitesInput = BodyOf<SharedApi['POST /account/requisites']>;

const onPage = { meta: { errorOnPage: true } } as const;

function useRefreshCompany() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
}

export function useCompanyProfile() {
  const { call } = useApplication();
  return useQuery({
    queryKey: companyKeys.profile,
    queryFn: async () => (await call('GET /account/company')).data,
  });
}

export function useChangeProfile() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (body: ProfileBody) => call('PUT /account/company', { body }),
    onSuccess: useRefreshCompany(),
    ...onPage,
  });
}

export function useSignees() {
  const { call } = useApplication();
  return useQuery({
    queryKey: companyKeys.signees,
    queryFn: async () => (await call('GET /account/signees')).data,
  });
}

export function useSaveSignee() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: SigneeInput }) =>
      id === null ? call('POST /account/signees', { body }) : call('PUT /account/signees/{id}', { path: { id }, body }),
    onSuccess: useRefreshCompany(),
    ...onPage,
  });
}

export function useDeleteSignee() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /account/signees/{id}', { path: { id } }),
    onSettled: useRefreshCompany(),
  });
}

export function useRestoreSignee() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (id: number) => call('PUT /account/signees/{id}/restore', { path: { id } }),
    onSettled: useRefreshCompany(),
  });
}

export function useRequisites(isAllowed: boolean) {
  const { call } = useApplication();
  return useQuery({
    queryKey: companyKeys.requisites,
    queryFn: async () => (await call('GET /account/requisites')).data,
    enabled: isAllowed,
  });
}

export function useSaveRequisites() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async ({ id, body }: { id: number | null; body: RequisitesInput }) =>
      (id === null
        ? await call('POST /account/requisites', { body })
        : await call('PUT /account/requisites/{id}', { path: { id }, body })
      ).data,
    onSuccess: useRefreshCompany(),
    ...onPage,
  });
}

export function useDeleteRequisites() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /account/requisites/{id}', { path: { id } }),
    onSettled: useRefreshCompany(),
  });
}

export function useRestoreRequisites() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (id: number) => call('PUT /account/requisites/{id}/restore', { path: { id } }),
    onSettled: useRefreshCompany(),
  });
}

export function useSendCompanyCode() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async (id: number) => (await call('POST /account/requisites/{id}/code', { path: { id } })).data,
    ...onPage,
  });
}

export function useConfirmRequisites() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: ({ id, code }: { id: number; code?: string }) =>
      call('PUT /account/requisites/{id}/confirm', { path: { id }, body: code === undefined ? {} : { code } }),
    onSuccess: useRefreshCompany(),
    ...onPage,
  });
}

/** Downloads the company card; a plain link could not send the session's token. */
export function useDownloadCard() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async (name: string) => {
      const text = await call('GET /account/company/export');
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `${name}.csv`;
      link.click();
      URL.revokeObjectURL(url);
    },
  });
}

export function useCompanyHistory() {
  const { call } = useApplication();
  return useInfiniteQuery({
    queryKey: companyKeys.history,
    queryFn: ({ pageParam }) => call('GET /account/company/history', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
  });
}
