import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@tenderlane/contract';
import { useEffect, useRef } from 'react';
import { playSound } from '../../core/play-sound';
import { createRefetchGate } from '../../core/live/refetch-gate';
import { notificationKeys } from '../query-keys';
import { coreKeys } from '../../core/queries/query-keys';
import { useApplication } from '../../core/application';

const needsSound = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { is_need_sound?: unknown }).is_need_sound === true;

export function useLiveBell({ id, has_new_notifications: hasNew }: Account): void {
  const { live } = useApplication();
  const queryClient = useQueryClient();
  const hadNew = useRef(hasNew);
  useEffect(() => {
    if (hasNew && !hadNew.current) void queryClient.invalidateQueries({ queryKey: notificationKeys.list });
    hadNew.current = hasNew;
  }, [queryClient, hasNew]);
  // The channel is outside of React: subscribe while the bell is on the page.
  useEffect(() => {
    const channel = `account-update.${id}`;
    const gate = createRefetchGate();
    const reload = () =>
      gate.ask('bell', () => {
        for (const queryKey of [notificationKeys.list, coreKeys.account])
          void queryClient.invalidateQueries({ queryKey });
      });
    const ends = [
      live.listen(channel, 'AccountUpdateEvent', (data) => {
        reload();
        if (needsSound(data)) playSound();
      }),
      live.onGap(channel, reload),
    ];
    return () => {
      gate.clear();
      ends.forEach((end) => end());
    };
  }, [live, queryClient, id]);
}
