import { useMutation } from '@tanstack/react-query';
import { useApplication, type Application } from '../core/application';

/** Notifies other tabs and reloads the page, so that no data of the previous company stays in memory. */
export function enterCompany({ session, paths }: Pick<Application, 'session' | 'paths'>): void {
  session.announceBrand();
  location.assign(paths.home);
}

/** Takes the id of the membership, not of the company. */
export function useSwitchCompany() {
  const application = useApplication();
  return useMutation({
    mutationFn: (id: number) => application.call('PUT /account/{id}/change', { path: { id } }),
    onSuccess: () => enterCompany(application),
  });
}
