import { useMutation } from '@tanstack/react-query';
import { useWeb, type Web } from '../core/web';

/** Notifies other tabs and reloads the page, so that no data of the previous company stays in memory. */
export function enterCompany({ session, paths }: Pick<Web, 'session' | 'paths'>): void {
  session.announceBrand();
  location.assign(paths.home);
}

/** Takes the id of the membership, not of the company. */
export function useSwitchCompany() {
  const web = useWeb();
  return useMutation({
    mutationFn: (id: number) => web.call('PUT /account/{id}/change', { path: { id } }),
    onSuccess: () => enterCompany(web),
  });
}
