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
