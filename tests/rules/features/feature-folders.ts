import { createRequire } from 'node:module';

/** The server's features with further nouns: a folder with one of these names belongs to the feature. */
export const NOUNS = {
  reference: ['legal', 'map'],
  identity: ['auth'],
  messages: [],
  jobs: [],
  imports: [],
  files: [],
  help: [],
  brands: ['company'],
  notifications: ['bell', 'mail', 'preferences', 'push'],
  views: [],
  fields: ['own-fields'],
  carriers: ['capabilities', 'carrier-page', 'companies', 'invitations', 'network', 'relations'],
  fleet: [],
  packets: [],
  facilities: [],
  loads: ['load-edit', 'loads-list', 'states', 'terms', 'timeline', 'vehicles'],
  auction: ['carrier-link', 'links'],
  'tender-notices': [],
  awards: [],
  bids: ['carrier-bid'],
  bulk: [],
  announcements: [],
  trips: ['driver'],
  tracking: ['consignee'],
  scorecard: [],
  chat: [],
  requests: ['support'],
  demos: [],
  dashboard: [],
  account: [],
  operator: [],
} as const satisfies Record<string, readonly string[]>;

export type FeatureName = keyof typeof NOUNS;
export const FEATURES = Object.keys(NOUNS) as FeatureName[];

const SHARED = [
  'bundles',
  'carrier-app',
  'common',
  'core',
  'demo',
  'errors',
  'events',
  'exports',
  'formats',
  'history',
  'i18next',
  'languages',
  'list',
  'live',
  'markdown',
  'money',
  'names',
  'palette',
  'plans',
  'rich-text',
  'shell',
  'testing',
  'toasts',
  'values',
];

export const ROOTS = [
  'apps/server/src/features',
  'apps/shipper/src/features',
  'apps/carrier/src/features',
  'apps/driver/src/features',
  'packages/domain/src',
  'packages/contract/src',
  'packages/web/src',
  'packages/messages/src',
];

const ownerOf = new Map<string, FeatureName | null>([
  ...FEATURES.flatMap((feature) => [feature, ...NOUNS[feature]].map((noun) => [noun, feature] as const)),
  ...SHARED.map((noun) => [noun, null] as const),
]);

export const featureOfNoun = (noun: string) => ownerOf.get(noun);

const PLACE = new RegExp(`^(?:${ROOTS.join('|')})/([\\w-]+)[/.]`);

export const featureOf = (file: string): FeatureName | undefined =>
  featureOfNoun(PLACE.exec(file)?.[1] ?? '') ?? undefined;

const { forbidden } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};
const orderOf = (prefix: string) =>
  forbidden.flatMap(({ name }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
const SERVER_ORDER = orderOf('order-');
const WEB_ORDER = orderOf('web-order-');

/** True when a file belongs to the feature or to a later one in the list, in the server or in the applications. */
export function mayName(file: string, feature: FeatureName): boolean {
  const own = featureOf(file);
  if (own === feature) return true;
  if (own !== undefined && SERVER_ORDER.indexOf(own) > SERVER_ORDER.indexOf(feature)) return true;
  const folder = /^apps\/(?:shipper|carrier)\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const left = WEB_ORDER.filter((noun) => featureOfNoun(noun) === feature);
  return (
    folder !== undefined && left.length > 0 && left.every((noun) => WEB_ORDER.indexOf(folder) > WEB_ORDER.indexOf(noun))
  );
}
