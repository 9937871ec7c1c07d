import { useMutation } from '@tanstack/react-query';
import { useApplication } from '../core/application';

/** Ends the session on the server if reachable, and in the browser in any case. */
export function useLogOut(): () => void {
  const { call, session } = useApplication();
  const { mutate } = useMutation({
    mutationFn: () => call('POST /auth/logout'),
    meta: { errorOnPage: true },
    onSettled: () => session.end(),
  });
  return () => mutate();
}

/** Opens the other application with a session of its own. */
export function useOpenOtherSide() {
  const { call, side } = useApplication();
  return useMutation({
    mutationFn: () => call('POST /auth/token', { body: { workspace: side === 'carrier' ? 'shipper' : 'carrier' } }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}
