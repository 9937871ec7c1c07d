import { useQuery } from '@tanstack/react-query';
import { shellKeys } from './query-keys';
import { useApplication } from '../core/application';

export function useInstallation() {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: shellKeys.installation,
    queryFn: async () => (await callPublic('GET /installation')).data,
    staleTime: Infinity,
  });
}
