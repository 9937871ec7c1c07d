import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { NETWORK_TOPICS, queryKeys } from './query-keys';

const isStale = (client: QueryClient, queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('the registry of query keys', () => {
  it('asks again for the labels of the network’s pages and of a tender’s audience when the network changes', async () => {
    const client = new QueryClient();
    const shown = [
      queryKeys.labels,
      queryKeys.carriers.list({ state: 'verified' }),
      queryKeys.carriers.choosable('north'),
      queryKeys.carriers.counts,
      queryKeys.account,
    ];
    for (const key of [...shown, queryKeys.setting]) client.setQueryData(key, []);
    await Promise.all(NETWORK_TOPICS.map((queryKey) => client.invalidateQueries({ queryKey })));
    expect(shown.map((key) => isStale(client, key))).toEqual(shown.map(() => true));
    expect(isStale(client, queryKeys.setting)).toBe(false);
  });

  it('keeps the parts of a load under the load, and loads under their topic', async () => {
    const client = new QueryClient();
    const { loads } = queryKeys;
    const parts = [loads.view(7), loads.history(7), loads.bidsOf(7, 3), loads.draft(7), loads.chain(7)];
    for (const key of [...parts, loads.view(8), loads.list({})]) client.setQueryData(key, {});
    await client.invalidateQueries({ queryKey: loads.one(7) });
    expect(parts.map((key) => isStale(client, key))).toEqual(parts.map(() => true));
    expect(isStale(client, loads.view(8))).toBe(false);
    await client.invalidateQueries({ queryKey: loads.all });
    expect(isStale(client, loads.list({}))).toBe(true);
  });
});
