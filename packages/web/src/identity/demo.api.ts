import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { identityKeys } from './query-keys';
import { useApplication } from '../core/application';
import { useInstallation } from '../shell/installation.api';

const POLL_MS = 1_000;

/** State of the demo, if the installation offers one; polled while the demo is being built. */
export function useDemo() {
  const { callPublic } = useApplication();
  const { data: installation } = useInstallation();
  return useQuery({
    queryKey: identityKeys.demo,
    queryFn: async () => (await callPublic('GET /demo')).data,
    enabled: installation?.has_demo === true,
    refetchInterval: ({ state: { data } }) => (data?.state === 'building' ? POLL_MS : false),
    retry: false,
  });
}

export function useEnterDemo() {
  const { callPublic, side, session, openRemembered } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await callPublic('POST /demo', { body: { side } });
      const { token, ...status } = data;
      queryClient.setQueryData(identityKeys.demo, status);
      if (!token) return;
      session.start(token);
      await openRemembered();
    },
    meta: { errorOnPage: true },
  });
}
