import { useMutation } from '@tanstack/react-query';
import { call } from './api';
import { BASE, paths } from './paths';
import { session } from './web';

/** Tells the other tabs, and opens the root with a full load: nothing of the other company may stay in memory. */
export function openBrand(): void {
  session.announceBrand();
  location.assign(BASE + paths.loads);
}

/** Makes another company of the person the active one; takes the id of the brand member. */
export function useSwitchBrand() {
  return useMutation({
    mutationFn: (id: number) => call('PUT /account/{id}/change', { path: { id } }),
    onSuccess: openBrand,
  });
}
