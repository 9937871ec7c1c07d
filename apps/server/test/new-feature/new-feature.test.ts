import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dashboard, EndpointTable } from '@tenderlane/contract';
import type * as Examples from '@tenderlane/contract/examples';
import type * as Texts from '@tenderlane/messages/texts';
import { signUpShipper } from '../build';
import type { Caller } from '../caller';
import type * as StartApp from '../start-app';
import { addTolls } from './add-tolls';
import { copyTree } from './copy-tree';

const LISTS = [
  '.dependency-cruiser.cjs',
  'apps/server/src/features.ts',
  'apps/shipper/src/app/pages.ts',
  'packages/contract/src/features.ts',
  ...['en', 'kk', 'ru', 'uk'].map((language) => `packages/messages/src/languages/${language}.ts`),
  'packages/messages/src/server.ts',
  'packages/messages/src/texts.ts',
];

const tree = copyTree();
beforeAll(() => addTolls(tree));
afterAll(tree.remove);

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');
const run = promisify(execFile);
const checkTypes = (project: string) =>
  run(process.execPath, [compiler, '-p', join(tree.root, project), '--incremental', 'false', '--singleThreaded']).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
const load = <Module>(path: string) => import(join(tree.root, path)) as Promise<Module>;

it('a new feature changes only the lists, and its types are correct', async () => {
  const { added, changed } = tree.compare();
  expect(changed).toEqual(LISTS.toSorted());
  expect(added.filter((path) => !path.includes('/tolls/'))).toEqual([]);
  expect(await Promise.all(['apps/server', 'apps/shipper'].map(checkTypes))).toEqual(['', '']);
});

it('a new feature answers its call, notifies members and appears on the dashboard', async () => {
  const { shipperExamples } = await load<typeof Examples>('packages/contract/src/examples.ts');
  const examples: Record<string, (records: never) => object> = shipperExamples;
  const { startApp } = await load<typeof StartApp>('apps/server/test/start-app.ts');
  const app = await startApp();
  try {
    const shipper: Pick<Caller<EndpointTable>, 'send'> = await signUpShipper(app);
    const answer = await shipper.send('POST /tolls', examples['POST /tolls']?.({} as never));
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'A2' } } });
    while ((await app.dispatcher.runOnce()) > 0);
    const told = await shipper.send('GET /notifications', { headers: { 'accept-language': 'uk' } });
    expect(told.body).toMatchObject({ data: [{ title: 'Дорожні збори' }] });
    const { data } = (await shipper.send('GET /dashboard', {})).body as { data: Partial<Dashboard> };
    expect(data.tiles?.find(({ key }) => key === 'tolls')).toMatchObject({ value: 3, opens: { page: 'tolls' } });
    expect(data.decide).toMatchObject({ total: 1, items: [{ key: 'toll.unpaid', action: 'button', page: 'tolls' }] });
  } finally {
    await app.close();
  }
});

it('the application opens the page of a new feature with its texts', async () => {
  const { PAGES } = await load<{ PAGES: Record<string, object> }>('apps/shipper/src/app/pages.ts');
  expect(PAGES['/tolls']).toMatchObject({ name: 'tolls' });
  const { readTexts } = await load<typeof Texts>('packages/messages/src/texts.ts');
  expect(await readTexts('kk', ['tolls' as 'common'])).toEqual([['tolls', { title: 'Жол ақысы' }]]);
});

it('the dependency order contains the new feature', () => {
  const { forbidden } = require(join(tree.root, '.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };
  const names = forbidden.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['order-tolls', 'web-order-tolls']));
});
