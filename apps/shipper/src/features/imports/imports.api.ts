import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ImportFile, ImportHead, ImportRun, ShipperApi } from '@tenderlane/contract';
import { isJobEnded } from '@tenderlane/domain/jobs';
import type { ImportKindName } from '@tenderlane/domain/imports';
import { importKeys } from './query-keys';
import { call, sendForm } from '../../lib/api';

const POLL_MS = 700;
const onPage = { meta: { errorOnPage: true } } as const;

export const isRunning = (run: ImportRun | null): boolean => run !== null && !isJobEnded(run.state);

export const importsQuery = (kind: ImportKindName) =>
  queryOptions({
    queryKey: importKeys.of(kind),
    queryFn: async ({ signal }): Promise<ImportHead[]> =>
      (await call('GET /imports', { query: { kind }, signal })).data,
    staleTime: 0,
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }): Promise<ImportFile> =>
      (await call('GET /imports/{id}', { path: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (isRunning(data.check) || isRunning(data.result)) ? POLL_MS : false,
    refetchIntervalInBackground: true,
  });

export const refusedLinesQuery = (id: number, jobId: number) =>
  infiniteQueryOptions({
    queryKey: importKeys.refused(id, jobId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /imports/{id}/refused', {
        path: { id },
        query: { per_page: 20, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

/** `onProgress` receives values from 0 to 1. */
export const bringFile = async (
  kind: ImportKindName,
  file: File,
  onProgress: (part: number) => void,
): Promise<ImportFile> => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('files[0]', file, file.name);
  return (await sendForm('POST /imports', { form, onProgress })).data;
};

export type ImportChoice = NonNullable<BodyOf<ShipperApi['PUT /imports/{id}']>>;

function useImportCommand<Input>(id: number, command: (input: Input) => Promise<{ data: ImportFile }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: ({ data }) => queryClient.setQueryData(importKeys.one(id), data),
    ...onPage,
  });
}

export const useCheck = (id: number) =>
  useImportCommand(id, async (choice: ImportChoice) => {
    await call('PUT /imports/{id}', { path: { id }, body: choice });
    return call('POST /imports/{id}/run', { path: { id }, body: { dry_run: true } });
  });

export const useImport = (id: number) =>
  useImportCommand(id, () => call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } }));

export const useStop = (id: number) =>
  useImportCommand(id, async (jobId: number) => {
    await call('PUT /jobs/{id}/cancel', { path: { id: jobId } });
    return call('GET /imports/{id}', { path: { id } });
  });

/** Opens the report with a new link, because links are valid for five minutes. */
export async function openReport(id: number): Promise<void> {
  const { check, result } = (await call('GET /imports/{id}', { path: { id } })).data;
  const report = result?.report ?? check?.report;
  if (!report) return;
  const link = document.createElement('a');
  link.href = report.url;
  link.download = report.name;
  link.click();
}
