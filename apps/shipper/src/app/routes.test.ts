import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import type { Account } from '@tenderlane/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountPaths, paths } from '../lib/paths';

const ACCOUNT_PAGES = [
  'settings',
  'companies',
  'users',
  'api',
  'subscription',
  'tender',
  'network',
  'branding',
  'documents',
  'integrations',
  'lists',
  'plugins',
  'fields',
  'notifications',
] as const;

const ADDRESSES = new Map<string, string>([
  ...Object.entries(paths).filter(([name]) => name !== 'not-found'),
  ...ACCOUNT_PAGES.map((page) => [`account.${page}`, `/account/${page}`] as const),
]);

/** Addresses that show "not found" until their page is built; remove each with its page. */
const NOT_BUILT = [
  'make-payment',
  'pricing',
  'invoice',
  'subscription',
  'tenders.presets',
  'document.signed',
  'document.iframe',
  'transactions',
  'transactions.show',
  'documents',
  'document-edit',
  'account.api',
  'account.subscription',
  'account.branding',
  'account.documents',
  'account.integrations',
  'account.plugins',
];

const LED_AWAY = ['invitation', 'invitation-brand', 'tracking'];

class Store {
  private readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
}

const local = new Store();
const tab = new Store();
vi.stubGlobal('localStorage', local);
vi.stubGlobal('sessionStorage', tab);
vi.stubGlobal('navigator', { language: 'en-GB', onLine: true });
vi.stubGlobal('location', new URL('http://cabinet.test/'));
vi.stubGlobal('document', { documentElement: {}, cookie: '', visibilityState: 'visible' });
vi.stubGlobal('window', { addEventListener: () => {}, scrollTo: () => {}, location, origin: location.origin });
vi.stubGlobal('self', window);

const created: unknown[] = [];
let account: Partial<Account> = {};
vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
  const path = new URL(String(input), 'http://cabinet.test').pathname;
  if (path.endsWith('/account')) return Response.json({ data: account });
  if (path.endsWith('/loads') && init.method === 'POST') {
    created.push(JSON.parse(String(init.body)));
    return Response.json({ data: { id: 9 } }, { status: 201 });
  }
  return Response.json({ code: 'record.not-found', message: '' }, { status: 404 });
});
const { routeTree } = await import('./routes');
const { routerOptions } = await import('./router-options');
const { queryClient } = await import('../lib/application');
const { startLanguage } = await import('@tenderlane/web/core/texts/i18n');
// Pages and responses need the texts.
await startLanguage(String);
afterAll(() => vi.unstubAllGlobals());

/** Removes the components, because only the guard is tested and pages need a browser. */
function withoutPages(route: AnyRoute): void {
  route.update({ component: undefined, notFoundComponent: undefined });
  for (const child of (route.children ?? []) as AnyRoute[]) withoutPages(child);
}
withoutPages(routeTree);

function openCabinet(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  return createRouter({ ...routerOptions, history, scrollRestoration: false });
}

const withId = (path: string) => path.replace(/\{-\$id\}|\$id/, '7');

async function visit(address: string): Promise<string> {
  const router = openCabinet(address);
  await router.load();
  const { location, matches } = router.state;
  const isFound = matches.length > 1 && matches.every((match) => match.status === 'success' && !match._notFound);
  return isFound ? location.href : `not found: ${location.href}`;
}

const TOKEN = 'tenderlane.shipper.token';
const ROUTE = 'tenderlane.shipper.route';
const MEMBER = {
  is_need_user_onboard: false,
  is_need_brand_onboard: false,
  locale: 'en',
  server_time: '2026-01-01T00:00:00Z',
  quickstart_info: { has_payed_load: false },
} as unknown as Account;
const PEOPLE = {
  visitor: null,
  member: MEMBER,
  newcomer: { ...MEMBER, is_need_brand_onboard: true },
  payer: { ...MEMBER, quickstart_info: { ...MEMBER.quickstart_info, has_payed_load: true } },
} as const;

function become(who: keyof typeof PEOPLE): void {
  const person = PEOPLE[who];
  account = person ?? {};
  if (person) local.setItem(TOKEN, 'x');
}

beforeEach(() => {
  local.clear();
  tab.clear();
  queryClient.clear();
  created.length = 0;
});

describe('the pages of the cabinet', () => {
  it('exactly these addresses have no page yet', async () => {
    become('member');
    const missing: string[] = [];
    for (const [name, path] of ADDRESSES) if ((await visit(withId(path))).startsWith('not found')) missing.push(name);
    expect(missing.filter((name) => !LED_AWAY.includes(name))).toEqual(NOT_BUILT);
  });

  it.each(NOT_BUILT)('%s tells everybody that it has no page and redirects nobody', async (name) => {
    const address = withId(ADDRESSES.get(name) ?? '');
    expect(await visit(address)).toBe(`not found: ${address}`);
    become('member');
    expect(await visit(address)).toBe(`not found: ${address}`);
  });

  it.each([paths.tenders, paths.carriers, paths.facilities, ...Object.values(accountPaths)])(
    '%s of the navigation is a page',
    async (page) => {
      become('member');
      expect(await visit(page)).toBe(page);
    },
  );
});

describe('the visit of an address', () => {
  it.each([
    // The address that a visitor wanted is kept for after the sign-in.
    ['visitor', '/tenders/7/view?tab=bids', '/auth?tab=bids', '/tenders/7/view?tab=bids'],
    ['visitor', '/', '/auth', '/'],
    ['visitor', '/auth', '/auth', null],
    ['visitor', '/demo', '/demo', null],
    ['visitor', '/terms-of-use', '/terms-of-use', '/terms-of-use'],
    ['visitor', '/policy', '/policy', '/policy'],
    ['visitor', '/privacy-policy', '/privacy-policy', '/privacy-policy'],
    ['visitor', '/brand/1-abc', '/brand/1-abc', '/brand/1-abc'],
    ['visitor', '//elsewhere.test/x', 'not found: /elsewhere.test/x', '/elsewhere.test/x'],
    ['visitor', '/nowhere', 'not found: /nowhere', '/nowhere'],
    [
      'visitor',
      '/tenders?neworder=1&country_id=pl',
      '/auth?neworder=1&country_id=pl',
      '/tenders?neworder=1&country_id=pl',
    ],
    ['member', '/', '/', null],
    ['member', '/account', '/account/settings', null],
    ['member', '/nowhere', 'not found: /nowhere', null],
    ['member', '/auth', '/tenders', null],
    ['member', '/onboarding', '/', null],
    ['member', '/orders', '/tenders', null],
    ['member', '/orders?status=draft', '/tenders?status=draft', null],
    ['member', '/orders?id=7', '/tenders/7/view', null],
    ['member', '/tenders?id=7&tab=bids', '/tenders/7/view?tab=bids', null],
    ['member', '/orders/7', '/tenders/7/view', null],
    ['member', '/orders/7/view', '/tenders/7/view', null],
    ['member', '/orders/7/edit', '/tenders/7/view', null],
    ['member', '/orders/7/view?tab=bids', '/tenders/7/view?tab=bids', null],
    ['member', '/tenders?checkout=1', '/tenders?checkout=1', null],
    ['member', '/tenders?neworder=1', '/tenders?neworder=1', null],
    ['payer', '/tenders?neworder=1&country_id=pl&lang=uk', '/tenders/9/edit?lang=uk', null],
    // Only a colleague's invitation comes before the onboarding.
    ['newcomer', '/tenders', '/onboarding', '/tenders'],
    ['newcomer', '/tenders/7/view?tab=bids', '/onboarding', '/tenders/7/view?tab=bids'],
    ['newcomer', '/', '/onboarding', null],
    ['newcomer', '//elsewhere.test/tenders', '/onboarding', null],
    ['newcomer', '/nowhere', '/onboarding', null],
    ['newcomer', '/policy', '/policy', null],
    ['newcomer', '/auth', '/onboarding', null],
    ['newcomer', '/brand/1-abc', '/brand/1-abc', null],
    ['newcomer', '/orders?neworder=1', '/onboarding', '/orders?neworder=1'],
  ] as const)('a visit by a %s to %s ends at %s', async (who, address, end, remembered) => {
    become(who);
    expect(await visit(address)).toBe(end);
    expect(tab.getItem(ROUTE)).toBe(remembered);
    expect(created).toHaveLength(who === 'payer' ? 1 : 0);
  });

  it('a visit that was kept for a visitor continues once after the sign-in', async () => {
    await visit('/tenders/7/view?tab=bids');
    become('member');
    expect(await visit('/auth?tab=bids')).toBe('/tenders/7/view?tab=bids');
    expect(await visit('/auth')).toBe('/tenders');
  });

  it('a visit for a new order creates the load once after the sign-in', async () => {
    await visit('/tenders?neworder=1&country_id=pl');
    become('member');
    expect(await visit('/auth')).toBe('/tenders/9/edit');
    expect(created).toMatchObject([{ country_id: 'pl' }]);
    expect(await visit('/auth')).toBe('/tenders');
    expect(created).toHaveLength(1);
  });

  it('a visit of a newcomer continues once after the company is named', async () => {
    become('newcomer');
    expect(await visit('/tenders/7/view?tab=bids')).toBe('/onboarding');
    expect(await visit('/onboarding')).toBe('/onboarding');
    queryClient.clear();
    become('member');
    expect(await visit('/onboarding')).toBe('/tenders/7/view?tab=bids');
    expect(await visit('/auth')).toBe('/tenders');
  });

  it('a kept visit waits until the onboarding is done', async () => {
    await visit('/tenders/7/view');
    become('newcomer');
    expect(await visit('/auth')).toBe('/onboarding');
    queryClient.clear();
    become('member');
    expect(await visit('/onboarding')).toBe('/tenders/7/view');
  });
});
