import { useMutation } from '@tanstack/react-query';
import { useWeb } from '../core/web';

/** Ends the session on the server if reachable, and in the browser in any case. */
export function useLogOut(): () => void {
  const { call, session } = useWeb();
  const { mutate } = useMutation({
    mutationFn: () => call('POST /auth/logout'),
    meta: { errorOnPage: true },
    onSettled: () => session.end(),
  });
  return () => mutate();
}
