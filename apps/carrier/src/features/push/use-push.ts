import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPush, startPush, stopPush, type PushState } from './browser-push';

export function usePush(accountId: number) {
  const queryClient = useQueryClient();
  const queryKey = ['push', accountId];
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readPush(accountId),
    staleTime: 0,
    networkMode: 'always',
  });
  const [hasFailed, setHasFailed] = useState(false);
  const change = useMutation({
    mutationFn: (wanted: 'on' | 'off') => (wanted === 'on' ? startPush(accountId) : stopPush(accountId)),
    onMutate: () => setHasFailed(false),
    onSuccess: (next) => queryClient.setQueryData<PushState>(queryKey, next),
    onError: (error) => {
      reportError(error);
      setHasFailed(true);
    },
    meta: { errorOnPage: true },
  });
  return { state, hasFailed, isPending: change.isPending, change: change.mutate };
}
