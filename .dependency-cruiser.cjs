// Allowed imports (docs/architecture.md). `$1` in a target is the first group of `from`: "my own".

const TESTS = '\\.test\\.tsx?$|^apps/server/test/';

// Features form one order: each may enter the doors to its left only.
const ORDER = [
  'reference',
  'identity',
  'messages',
  'jobs',
  'files',
  'help',
  'imports',
  'plans',
  'brands',
  'notifications',
  'views',
  'fields',
  'carriers',
  'fleet',
  'packets',
  'facilities',
  'lanes',
  'loads',
  'auction',
  'tender-notices',
  'awards',
  'bids',
  'bulk',
  'announcements',
  'trips',
  'tracking',
  'documents',
  'scorecard',
  'chat',
  'requests',
  'demos',
  'money',
  'automations',
  'integrations',
  'dashboard',
  'account',
  'operator',
];

const orderRules = ORDER.map((feature, place) => ({
  name: `order-${feature}`,
  comment: `${feature} may enter only the features before it; what they must hear from it goes by event.`,
  severity: 'error',
  from: { path: `^apps/server/src/features/${feature}/`, pathNot: TESTS },
  to: {
    path: '^apps/server/src/features/',
    pathNot: `^apps/server/src/features/(${ORDER.slice(0, place + 1).join('|')})/`,
  },
}));

// The applications keep the same order; last comes what composes an account of others' parts.
const WEB_ORDER = [
  'legal',
  'support',
  'brands',
  'jobs',
  'views',
  'imports',
  'fields',
  'invitations',
  'push',
  'companies',
  'fleet',
  'packets',
  'scorecard',
  'announcements',
  'facilities',
  'carriers',
  'loads',
  'auction',
  'awards',
  'trips',
  'chat',
  'bids',
  'links',
  'identity',
  'operator',
  'palette',
];

const webOrderRules = WEB_ORDER.map((feature, place) => ({
  name: `web-order-${feature}`,
  comment: `${feature} may enter only the features before it.`,
  severity: 'error',
  from: { path: `^apps/(shipper|carrier)/src/features/${feature}/`, pathNot: TESTS },
  to: {
    path: '^apps/$1/src/features/',
    pathNot: `^apps/$1/src/features/(${WEB_ORDER.slice(0, place + 1).join('|')})/`,
  },
}));

// The rules of a load form an order too: what a left one would need of a right one stands in the wrong folder.
const RULES = ['loads', 'auction', 'awards', 'bids'];

const ruleOrder = RULES.slice(0, -1).map((folder, place) => ({
  name: `rules-of-${folder}`,
  severity: 'error',
  from: { path: `^packages/domain/src/${folder}/`, pathNot: TESTS },
  to: { path: `^packages/domain/src/(${RULES.slice(place + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thought in two places, even if they share only a type.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-tests',
      comment: 'Calls and fixtures of tests may name the types of each other.',
      severity: 'error',
      from: { path: TESTS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'The rules are pure: no package, no Node, no clock.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(contract|domain)/src/|^node_modules/zod/' },
    },
    {
      name: 'messages-import-only-types',
      comment: 'Texts take the names of codes and states, and no code.',
      severity: 'error',
      from: { path: '^packages/messages/src/', pathNot: `^packages/messages/src/formats[./]|${TESTS}` },
      to: { pathNot: '^packages/messages/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'formats-import-domain',
      comment: 'How things are written needs the rules of money and time, and nothing else.',
      severity: 'error',
      from: { path: '^packages/messages/src/formats[./]', pathNot: TESTS },
      to: { pathNot: '^packages/(messages/src/formats[./]|domain/src/)' },
    },
    {
      name: 'messages-know-contract-and-domain',
      severity: 'error',
      from: { path: '^packages/messages/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(messages|contract|domain)/src/|^node_modules/i18next/' },
    },
    {
      name: 'ui-imports-react-and-mantine',
      comment: 'Components both applications use know neither router nor API.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: TESTS },
      to: {
        pathNot:
          '^packages/ui/src/|(^|/)node_modules/(@types/)?(react|react-dom|@mantine/[^/]+|@tabler/icons-react|dayjs)/',
      },
    },
    {
      name: 'web-core-shows-nothing',
      comment: 'The core of web applications serves also pages without Mantine.',
      severity: 'error',
      from: { path: '^packages/web/src/core/', pathNot: TESTS },
      to: {
        pathNot:
          '^packages/(web/src/core|contract/src|messages/src|domain/src)/|(^|/)node_modules/(@types/)?(react|react-i18next|i18next|@tanstack/react-query)/',
      },
    },
    {
      name: 'only-web-imports-web',
      comment: 'What both applications share stands above the packages that it is made of.',
      severity: 'error',
      from: { path: '^packages/(domain|contract|messages|ui)/|^apps/server/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'enter-features-by-the-door',
      comment:
        'Another feature is entered by its index.ts; the application also reads its lists of pages and live topics.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: '^apps/$1/src/features/($2/|[^/]+/index\\.tsx?$)',
      },
    },
    {
      name: 'enter-features-by-the-door-from-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/(app/|app\\.ts|main\\.tsx?)', pathNot: TESTS },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: '^apps/$1/src/features/[^/]+/(index\\.tsx?|(pages|query-keys)\\.ts)$',
      },
    },
    {
      name: 'only-lists-of-pages-load-pages',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/[^/]+/src/features/[^/]+/pages\\.ts$|\\.test\\.tsx?$' },
      to: { path: '\\.page\\.tsx$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/(platform|lib)/', pathNot: TESTS },
      to: { path: '^apps/$1/src/(features|app)(/|\\.)' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The shell is made of features, not the other way round.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/', pathNot: TESTS },
      to: { path: '^apps/$1/src/(app(/|\\.ts)|main\\.)' },
    },
    {
      name: 'only-one-file-fetches',
      comment: 'Outside *.api.ts a feature of the web does not touch the API client.',
      severity: 'error',
      from: { path: '^apps/(shipper|carrier)/src/features/', pathNot: '\\.(api|test)\\.tsx?$' },
      to: { path: '^apps/[^/]+/src/lib/api\\.ts$' },
    },
    {
      name: 'sources-know-no-tests',
      severity: 'error',
      from: { path: '/src/', pathNot: TESTS },
      to: { path: `${TESTS}|^tests/` },
    },
    ...orderRules,
    ...webOrderRules,
    ...ruleOrder,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
