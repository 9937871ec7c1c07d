import { useEffect } from 'react';
import { lookUp } from '@tenderlane/domain/values';
import { useApplication } from '../application';
import type { RefetchedQueries } from './live-topics';
import { createRefetchGate } from './refetch-gate';

interface Update {
  topic: string;
  id: number;
}

const isUpdate = (data: unknown): data is Update =>
  typeof data === 'object' && data !== null && typeof (data as Update).topic === 'string';

const ASK_UNHEARD_MS = 30_000;

const nameOf = ({ name, queryKey }: RefetchedQueries) => name ?? queryKey.join(' ');

export function useLiveUpdates(companyId: number | undefined): void {
  const { live, queryClient, topics } = useApplication();
  // A socket is outside of React: it is open while there is a company with changes to follow.
  useEffect(() => {
    if (companyId === undefined) return;
    const gate = createRefetchGate();
    let isHeard = false;
    const refetch = ({ queryKey, isRefetched }: RefetchedQueries) =>
      void queryClient.invalidateQueries({ queryKey, ...(isRefetched && { predicate: isRefetched }) });
    const refetchAll = () =>
      gate.ask('all', () => {
        topics.forEach(({ missed }) => missed?.forEach(refetch));
      });
    const refetchChanged = ({ topic, id }: Update) => {
      for (const { changed } of topics)
        for (const one of lookUp(changed ?? {}, topic)?.(id) ?? [])
          gate.ask(nameOf(one), () => refetch(one), one.everyMs);
    };
    const leave = [
      live.listen(`brand.${companyId}`, 'BrandUpdateEvent', (data) => {
        if (isUpdate(data)) refetchChanged(data);
      }),
      live.onGap(`brand.${companyId}`, () => {
        isHeard = true;
        refetchAll();
      }),
    ];
    const unheard = setInterval(() => {
      if ((isHeard && live.isConnected()) || document.visibilityState === 'hidden') return;
      live.start();
      refetchAll();
    }, ASK_UNHEARD_MS);
    live.start();
    return () => {
      clearInterval(unheard);
      gate.clear();
      leave.forEach((end) => end());
      live.stop();
    };
  }, [live, queryClient, topics, companyId]);
}
