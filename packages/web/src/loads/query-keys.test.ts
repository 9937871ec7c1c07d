import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadKeys, loadTopics } from './query-keys';

const isStale = (client: QueryClient, queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

it('the keys of a load’s parts begin with the key of the load and its topic', async () => {
  const client = new QueryClient();
  const parts = [loadKeys.view(7), loadKeys.history(7), loadKeys.draft(7), loadKeys.chain(7)];
  for (const key of [...parts, loadKeys.view(8), loadKeys.list({})]) client.setQueryData(key, {});
  await client.invalidateQueries({ queryKey: loadKeys.one(7) });
  expect(parts.map((key) => isStale(client, key))).toEqual(parts.map(() => true));
  expect(isStale(client, loadKeys.view(8))).toBe(false);
  await client.invalidateQueries({ queryKey: loadKeys.all });
  expect(isStale(client, loadKeys.list({}))).toBe(true);
});

it('a change of a load refetches lists and the load, and neither an edited draft nor a checked chain', async () => {
  const client = new QueryClient();
  const changed = [loadKeys.view(7), loadKeys.history(7), loadKeys.list({}), loadKeys.counts()];
  const others = [loadKeys.draft(7), loadKeys.chain(7), loadKeys.view(8)];
  for (const key of [...changed, ...others]) client.setQueryData(key, {});
  for (const { queryKey, isRefetched = () => true } of loadTopics.changed?.['loads']?.(7) ?? [])
    await client.invalidateQueries({ queryKey, predicate: isRefetched });
  expect(changed.map((key) => isStale(client, key))).toEqual(changed.map(() => true));
  expect(others.map((key) => isStale(client, key))).toEqual(others.map(() => false));
});
