import { expect, it } from 'vitest';
import { listSources, readSource } from '../sources';

const isKeys = (path: string) => path.endsWith('/query-keys.ts');
const shared = listSources('packages/web/src', isKeys);

it.each(['shipper', 'carrier'])('the live topics of all features of the %s are joined', (app) => {
  const files = [...shared, ...listSources(`apps/${app}/src/features`, isKeys)];
  const declared = files.flatMap((path) =>
    [...readSource(path).matchAll(/^export const (\w+): LiveTopics\b/gm)].map(([, name]) => name),
  );
  const list = /TOPICS\b[^=]*= \[([^\]]*)\]/.exec(readSource(`apps/${app}/src/app/topics.ts`))?.[1] ?? '';
  expect(declared.length).toBeGreaterThan(3);
  expect([...list.matchAll(/\w+/g)].map(([name]) => name).sort()).toEqual(declared.sort());
});
