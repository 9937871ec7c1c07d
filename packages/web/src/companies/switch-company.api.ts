import { useMutation } from '@tanstack/react-query';
import { useWeb, type Web } from '../core/web';

/** Tells the other tabs, and opens the root with a full load: nothing of the other company may stay in memory. */
export function enterCompany({ session, paths }: Pick<Web, 'session' | 'paths'>): void {
  session.announceBrand();
  location.assign(paths.home);
}

/** Makes another company of the person the active one; takes the id of the membership. */
export function useSwitchCompany() {
  const web = useWeb();
  return useMutation({
    mutationFn: (id: number) => web.call('PUT /account/{id}/change', { path: { id } }),
    onSuccess: () => enterCompany(web),
  });
}
