import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { companyKeys } from '../brands/query-keys';
import { coreKeys } from '../core/queries/query-keys';
import { carrierKeys, NETWORK_TOPICS } from './query-keys';

const isStale = (client: QueryClient, queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

it('a change of the network refetches the labels of the network and of a tender’s audience', async () => {
  const client = new QueryClient();
  const shown = [
    carrierKeys.labels,
    carrierKeys.list({ state: 'verified' }),
    carrierKeys.choosable('north'),
    carrierKeys.counts({}),
    coreKeys.account,
  ];
  for (const key of [...shown, companyKeys.setting]) client.setQueryData(key, []);
  await Promise.all(NETWORK_TOPICS.map((queryKey) => client.invalidateQueries({ queryKey })));
  expect(shown.map((key) => isStale(client, key))).toEqual(shown.map(() => true));
  expect(isStale(client, companyKeys.setting)).toBe(false);
});
