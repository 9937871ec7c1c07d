import type { TreeCopy } from './copy-tree';

const LANGUAGES = { en: 'Road tolls', uk: 'Дорожні збори', kk: 'Жол ақысы', ru: 'Дорожные сборы' };

const FILES: Readonly<Record<string, string>> = {
  'packages/domain/src/tolls/index.ts': `export { tollName } from './toll-name';\n`,
  'packages/domain/src/tolls/toll-name.ts': `export const tollName = (name: string): string => name.toUpperCase();\n`,
  'packages/contract/src/tolls/calls.ts': `
import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';

const toll = z.strictObject({ name: z.string() });

export const tollsApi = {
  'POST /tolls': { access: 'brand', right: 'loads.write', summary: 'Note a toll', body: toll, response: dataOf(toll) },
} as const satisfies EndpointTable;
`,
  'packages/contract/src/tolls/events.ts': `
import { z } from 'zod';
import { defineEvent, showAll } from '../core/event';

export const tollEvents = {
  'toll.noted': defineEvent({
    entity: 'company',
    kept: false,
    params: z.strictObject({ name: z.string() }),
    views: { shipper: showAll },
  }),
};
`,
  'packages/contract/src/tolls/index.ts': `
import type { ContractFeature } from '../core/feature';
import { tollsApi } from './calls';
import { tollEvents } from './events';

export const tollsContract = {
  calls: { shipper: tollsApi },
  events: tollEvents,
  examples: { shipper: { 'POST /tolls': () => ({ body: { name: 'a2' } }) } },
} as const satisfies ContractFeature;
`,
  'apps/server/src/features/tolls/note-toll.ts': `
import { tollName } from '@tenderlane/domain/tolls';
import type { MemberContext } from '../../platform/context';
import { record } from '../../platform/events/events';
import { actorOf } from '../../platform/principal';

export async function noteToll(context: MemberContext, sent: string) {
  const { sql, principal, batchUuid, clock } = context;
  const { companyId } = principal;
  const params = { name: tollName(sent) };
  const event = { at: await clock.now(sql), companyId, entityId: companyId, actor: actorOf(principal), batchUuid, params };
  await record(context, [{ ...event, action: 'toll.noted' }]);
  return params;
}
`,
  'apps/server/src/features/tolls/notices.ts': `
import { shippersWith } from '../../platform/notices/audiences';
import { readEach, type NoticeSource } from '../../platform/notices/notice';
import { NOTHING, placeAt } from '../../platform/notices/subject';

export const tollNotices: NoticeSource = {
  notices: {
    'toll.noted': [
      {
        to: shippersWith('readers of tolls', 'loads.read'),
        template: 'toll-noted',
        group: 'company',
        class: 'useful',
        alsoCauser: () => true,
      },
    ],
  },
  readSubjects: readEach(async (_sql, { companyId }) => ({
    ...NOTHING,
    shipperId: companyId,
    placeFor: () => placeAt('/tolls', 'tolls'),
    bellFor: () => ({}),
    valuesFor: () => ({}),
  })),
};
`,
  'apps/server/src/features/tolls/dashboard.queries.ts': `
import { nowOf, type AttentionItem } from '../../platform/dashboard/attention';
import type { DashboardTile } from '../../platform/dashboard/tile';

export const unpaidToll: AttentionItem = {
  key: 'toll.unpaid',
  icon: 'failed',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.write',
  page: 'tolls',
  rows: (reader) =>
    \`select $1::bigint as record_id, null::bigint as load_id, null::bigint as priority, \${nowOf(reader)} as deadline, \${nowOf(reader)} as since, 'A2'::text as name\`,
};

export const tollTile: DashboardTile = {
  key: 'tolls',
  place: 6,
  read: () =>
    Promise.resolve({ kind: 'count', value: 3, total: 3, sums: null, compared: null, opens: { page: 'tolls', query: {} } }),
};
`,
  'apps/server/src/features/tolls/feature.ts': `
import type { ShipperApi } from '@tenderlane/contract';
import type { Feature } from '../../platform/feature';
import type { Handlers } from '../../platform/http/mount-api';
import { tollTile, unpaidToll } from './dashboard.queries';
import { noteToll } from './note-toll';
import { tollNotices } from './notices';

const tollRoutes = {
  'POST /tolls': async (context, { body }) => ({ data: await noteToll(context, body.name) }),
} satisfies Partial<Handlers<ShipperApi>>;

export const tollsFeature = {
  shipper: tollRoutes,
  notices: [tollNotices],
  attention: [unpaidToll],
  tiles: [tollTile],
} satisfies Feature;
`,
  'apps/server/src/features/tolls/index.ts': `export { tollsFeature } from './feature';\n`,
  'apps/shipper/src/features/tolls/pages.ts': `
import { pageOf } from '../../lib/page';

export const tollsPages = {
  '/tolls': pageOf(() => import('./tolls.page'), 'TollsPage', ['tolls'], {
    name: 'tolls',
    help: 'money-terms',
    guard: 'account',
  }),
} as const;
`,
  'apps/shipper/src/features/tolls/tolls.page.tsx': `
import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function TollsPage() {
  const { t } = useTranslation(['tolls', 'common']);
  return <PageHeader title={t('tolls:title')} appName={t('common:app_name')} />;
}
`,
  ...Object.fromEntries(
    Object.entries(LANGUAGES).flatMap(([language, title]) => [
      [`packages/messages/src/tolls/${language}.ts`, `export const tolls = { title: '${title}' };\n`],
      [
        `packages/messages/src/tolls/notices/${language}.ts`,
        `export const tollNotices = { 'toll-noted.title': '${title}', 'toll-noted.text': '${title}' };\n`,
      ],
    ]),
  ),
};

export function addTolls(tree: TreeCopy): void {
  const insert = (path: string, before: string, lines: string) =>
    tree.replace(path, `\n${before}`, `\n${lines}${before}`);
  for (const [path, source] of Object.entries(FILES)) tree.add(path, source);
  insert('.dependency-cruiser.cjs', `  'documents',`, `  'tolls',\n`);
  insert('.dependency-cruiser.cjs', `  'palette',`, `  'tolls',\n`);

  insert('packages/contract/src/features.ts', 'import { tripsContract', `import { tollsContract } from './tolls';\n`);
  insert('packages/contract/src/features.ts', '  tripsContract,', '  tollsContract,\n');

  insert('apps/server/src/features.ts', 'import { tripsFeature', `import { tollsFeature } from './features/tolls';\n`);
  insert('apps/server/src/features.ts', '  tripsFeature,', '  tollsFeature,\n');

  insert('apps/shipper/src/app/pages.ts', 'import type', `import { tollsPages } from '../features/tolls/pages';\n`);
  insert('apps/shipper/src/app/pages.ts', '} as const', '  ...tollsPages,\n');

  const texts = Object.keys(LANGUAGES);
  const load = (language: string) => `${language}: () => import('./tolls/${language}'),`;
  insert('packages/messages/src/texts.ts', '  toasts: START,', `  tolls: { ${texts.map(load).join(' ')} },\n`);
  for (const language of texts) {
    const file = `packages/messages/src/languages/${language}.ts`;
    insert(file, 'import { toasts }', `import { tolls } from '../tolls/${language}';\n`);
    insert(file, '  toasts,', '  tolls,\n');
    const server = 'packages/messages/src/server.ts';
    const own = `${language}Tolls`;
    insert(server, 'import { kk }', `import { tollNotices as ${own} } from './tolls/notices/${language}';\n`);
    const notifications = `notifications: ${language}Notifications`;
    tree.replace(server, notifications, `notifications: { ...${language}Notifications, ...${own} }`);
  }
}
