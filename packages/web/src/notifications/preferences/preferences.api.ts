import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '@tenderlane/contract';
import { notificationKeys } from '../query-keys';
import { useApplication } from '../../core/application';
import { withChange, type PreferenceChange } from './channel-cells';

const KEY = notificationKeys.settings;

interface Asked {
  everyMs?: number | false;
}

export function usePreferences({ everyMs = false }: Asked = {}) {
  const { call } = useApplication();
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('GET /profile/notifications')).data,
    refetchInterval: everyMs,
    staleTime: 0,
  });
}

/** Saves choices one by one and shows each optimistically. */
export function useSavePreference() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  const running = useIsMutating({ mutationKey: KEY });
  const { mutate, error } = useMutation({
    mutationKey: KEY,
    scope: { id: 'notification-settings' },
    mutationFn: async (body: PreferenceChange) => (await call('PUT /profile/notifications', { body })).data,
    onMutate: async (body) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      queryClient.setQueryData<NotificationSettings>(KEY, (before) => before && withChange(before, body));
    },
    // Later choices are still being saved, and the last response contains all of them.
    onSuccess: (saved) => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 1) queryClient.setQueryData(KEY, saved);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
    meta: { errorOnPage: true },
  });
  return { save: mutate, error, isSaving: running > 0 };
}

export function useLinkTelegram() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async () => (await call('POST /profile/telegram')).data,
    meta: { errorOnPage: true },
  });
}

export function useUnlinkTelegram() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /profile/telegram'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
    meta: { errorOnPage: true },
  });
}
