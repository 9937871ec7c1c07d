import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NETWORK_TOPICS, queryKeys } from '../queries/query-keys';
import type { Account } from '@tenderlane/contract';
import { useWeb } from '../web';
import { createRefetchGate, type RefetchGate } from './refetch-gate';

interface Update {
  topic: string;
  id: number;
}

const isUpdate = (data: unknown): data is Update =>
  typeof data === 'object' && data !== null && typeof (data as Update).topic === 'string';

/** Queries of support chats outside the widget; the widget has its own subscription. */
const SUPPORT_TOPICS = [queryKeys.requests, queryKeys.operator.allChats] as const;

const ASK_UNHEARD_MS = 30_000;

/** Queries that are never refetched: a draft being typed, and results that are checked only once. */
const KEPT_PARTS: readonly unknown[] = ['draft', 'chain'];
const isLive = ({ queryKey }: Pick<Query, 'queryKey'>) => !KEPT_PARTS.includes(queryKey[2]);
const isView = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[2] === 'view';
const isList = ({ queryKey }: Pick<Query, 'queryKey'>) => typeof queryKey[1] !== 'number';

function refetch(queryClient: QueryClient, gate: RefetchGate, { topic, id }: Update): void {
  const ask = (name: string, queryKey: readonly unknown[], predicate: (query: Query) => boolean = isLive) =>
    gate.ask(name, () => void queryClient.invalidateQueries({ queryKey, predicate }));
  if (topic === 'loads') {
    ask('lists of loads', queryKeys.loads.all, isList);
    ask(`load ${id}`, queryKeys.loads.one(id));
  }
  if (topic === 'carriers') {
    for (const key of NETWORK_TOPICS) ask(`network ${key[0]}`, key);
    // A tender's page counts who has opened its invitation to the network.
    ask('views of loads', queryKeys.loads.all, isView);
  }
  if (topic === 'facilities') ask('facilities', queryKeys.facilities.all);
  if (topic === 'network') {
    ask('invitations', queryKeys.invitations.all);
    ask('shippers', queryKeys.shippers);
    ask('lists of loads', queryKeys.loads.all);
  }
  if (topic === 'chat') for (const key of SUPPORT_TOPICS) ask(key.join(' '), key);
  if (topic === 'company') {
    for (const key of [queryKeys.account, queryKeys.setting, queryKeys.members.all]) ask(key[0] ?? '', key);
  }
}

/** Queries refetched after a gap: everything that other users can change. */
const LIVE_TOPICS = [
  queryKeys.loads.all,
  ...NETWORK_TOPICS,
  queryKeys.facilities.all,
  queryKeys.invitations.all,
  queryKeys.shippers,
  queryKeys.notifications.list,
] as const;

export function useLiveUpdates(account: Account | undefined): void {
  const { live, queryClient } = useWeb();
  const companyId = account?.company?.id;
  // A socket is outside of React: it is open while there is a company with changes to follow.
  useEffect(() => {
    if (companyId === undefined) return;
    const gate = createRefetchGate();
    let isHeard = false;
    const refetchAll = () =>
      gate.ask('all', () => {
        for (const queryKey of LIVE_TOPICS) void queryClient.invalidateQueries({ queryKey, predicate: isLive });
      });
    const leave = [
      live.listen(`brand.${companyId}`, 'BrandUpdateEvent', (data) => {
        if (isUpdate(data)) refetch(queryClient, gate, data);
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
  }, [live, queryClient, companyId]);
}
