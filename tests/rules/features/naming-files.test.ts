import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources, readSource, ROOT } from '../sources';
import { featureOf, featureOfNoun, FEATURES, NOUNS, ROOTS, type FeatureName } from './feature-folders';
import { featuresIn, listNamingFiles } from './naming-files';

const goalOf = (feature: FeatureName) => (FEATURES.indexOf(feature) > FEATURES.indexOf('bids') ? 8 : 15);

const MOST: Record<FeatureName, number> = {
  reference: 3,
  identity: 13,
  messages: 3,
  jobs: 4,
  imports: 5,
  files: 1,
  help: 7,
  brands: 15,
  notifications: 6,
  views: 3,
  fields: 1,
  carriers: 9,
  fleet: 1,
  packets: 2,
  facilities: 1,
  loads: 15,
  auction: 12,
  'tender-notices': 0,
  awards: 11,
  bids: 12,
  bulk: 8,
  announcements: 3,
  trips: 5,
  tracking: 12,
  scorecard: 6,
  chat: 6,
  requests: 6,
  demos: 2,
  dashboard: 7,
  account: 0,
  operator: 1,
};

const naming = listNamingFiles();

describe('the files that name a feature', () => {
  const numbers = FEATURES.map((feature) => `${feature} ${naming.get(feature)?.length} of ${goalOf(feature)}`);
  process.stdout.write(`files that name a feature, and the goal: ${numbers.join(', ')}\n`);

  it.each(FEATURES)('few files outside its own folders name the feature %s', (feature) => {
    const files = naming.get(feature) ?? [];
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST[feature]);
  });

  it.each([
    ['an import', 'chat', "import { showChat } from '@tenderlane/web/chat/chat-gate';"],
    ['an import of a rule', 'chat', "import { refusePace } from '@tenderlane/domain/chat';"],
    ['an import of a type', 'bids', "import type { BidBody } from '@tenderlane/contract';"],
    ['an action', 'bids', "const placed = 'load.bid_placed';"],
    ['a call', 'announcements', "call('GET /announcements');"],
    ['an area of texts', 'announcements', "const { t } = useTranslation(['common', 'announcements']);"],
    ['a text', 'chat', "t('chat:title');"],
    ['a page', 'carriers', 'const address = paths.carriers;'],
  ] as const)('a file names a feature by %s', (_, feature, source) => {
    expect([...featuresIn('apps/shipper/src/lib/some.ts', source)]).toEqual([feature]);
  });
});

describe('the folders of features', () => {
  it.each(ROOTS)('every folder in %s is a noun of one feature or a shared one', (root) => {
    const entries = readdirSync(join(ROOT, root), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.filter((name) => featureOfNoun(name) === undefined)).toEqual([]);
  });

  it('the table of docs/architecture.md lists the features with their further folders', () => {
    const table = readSource('docs/architecture.md').split('| feature | holds | further folders |')[1] ?? '';
    const rows = [...table.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]*)\|$/gm)];
    const listed = rows.map(([, feature, folders = '']) => [
      feature,
      folders
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ]);
    expect(Object.fromEntries(listed)).toEqual(NOUNS);
  });

  it('the server has a folder for each listed feature', () => {
    const files = listSources('apps/server/src/features', (path) => path.endsWith('/feature.ts'));
    expect(files.map((file) => featureOf(file))).toEqual([...FEATURES].sort());
  });
});
