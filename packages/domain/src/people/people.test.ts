import { describe, expect, it } from 'vitest';
import { subscriptionUntilPlans, isGranted } from '../plans/capacity';
import { COUNTRY_IDS } from '../money/currency';
import { chooseLocale, toLocale } from './choose-locale';
import { countryOfBrowser, firstLanguage, languagesOf, toCountry } from './locale';
import { countryOfZone } from './zone-countries';
import {
  hasRight,
  refuseHandOver,
  refuseRight,
  refuseRoleChange,
  RIGHTS,
  ROLES,
  rightsOf,
  effectiveRights,
  SIDES,
  type Right,
  type Role,
  type Side,
} from './roles';

describe('the role table', () => {
  const OWNER =
    'documents.write documents.sign finance.read finance.write settings.write users.write api.write company.close';
  const ADMINISTRATOR = OWNER.replace(' company.close', '');
  const TABLE: Record<Side, Record<Role, string>> = {
    shipper: {
      owner: `loads.read loads.write loads.award loads.approve carriers.write ${OWNER}`,
      administrator: `loads.read loads.write loads.award loads.approve carriers.write ${ADMINISTRATOR}`,
      manager:
        'loads.read loads.write loads.award loads.approve carriers.write documents.write documents.sign finance.read',
      dispatcher: 'loads.read loads.write carriers.write documents.write',
      accountant: 'loads.read documents.write finance.read finance.write',
      viewer: 'loads.read',
    },
    carrier: {
      owner: `loads.read bids.write ${OWNER}`,
      administrator: `loads.read bids.write ${ADMINISTRATOR}`,
      manager: 'loads.read bids.write documents.write documents.sign finance.read',
      dispatcher: 'loads.read bids.write documents.write',
      accountant: 'loads.read documents.write finance.read finance.write',
      viewer: 'loads.read',
    },
  };
  const cells = SIDES.flatMap((side) =>
    ROLES.flatMap((role) => RIGHTS.map((right): [Side, Role, Right] => [side, role, right])),
  );

  it.each(cells)('%s, %s, %s', (side, role, right) => {
    const expected = TABLE[side][role].split(' ').includes(right);
    expect(hasRight(side, role, right)).toBe(expected);
    expect(rightsOf(side, role).includes(right)).toBe(expected);
    const rights = effectiveRights(side, role, { signedInBy: 'code' });
    expect(refuseRight(rights, right)?.code ?? null).toBe(expected ? null : 'right.missing');
  });

  it.each<[string, Parameters<typeof effectiveRights>, string]>([
    [
      'a link in a message opens tenders and bids',
      ['carrier', 'owner', { signedInBy: 'link' }],
      'loads.read bids.write',
    ],
    ['and no more than the role has', ['carrier', 'viewer', { signedInBy: 'link' }], 'loads.read'],
    [
      'a key has the scopes that its owner has too',
      ['shipper', 'dispatcher', { signedInBy: 'code', scopes: ['loads.read', 'loads.award'] }],
      'loads.read',
    ],
    ['a key without scopes has nothing', ['shipper', 'owner', { signedInBy: 'code', scopes: [] }], ''],
  ])('%s', (_name, [side, role, ways], rights) => {
    expect([...effectiveRights(side, role, ways)].join(' ')).toBe(rights);
  });
});

describe('changing a role', () => {
  const member = (personId: number, role: Role) => ({
    personId,
    role,
    rights: effectiveRights('shipper', role, { signedInBy: 'code' }),
  });
  const owner = member(1, 'owner');
  const admin = member(2, 'administrator');
  const viewer = member(3, 'viewer');
  const manager = member(4, 'manager');
  const facts = (administrators: number, approvers = 9, approvalRule = false) => ({
    administrators,
    approvers,
    approvalRule,
  });

  it.each<[string, Parameters<typeof refuseRoleChange>[0], string | null]>([
    ['an administrator promotes a viewer', { actor: admin, target: viewer, to: 'manager', company: facts(2) }, null],
    ['an administrator removes a viewer', { actor: admin, target: viewer, to: null, company: facts(2) }, null],
    ['one’s own role', { actor: admin, target: admin, to: 'viewer', company: facts(2) }, 'role.own'],
    ['oneself', { actor: admin, target: admin, to: null, company: facts(2) }, 'role.own'],
    ['the owner', { actor: admin, target: owner, to: 'viewer', company: facts(2) }, 'role.owner'],
    ['to owner', { actor: admin, target: viewer, to: 'owner', company: facts(2) }, 'role.owner'],
    ['the last administrator', { actor: owner, target: admin, to: null, company: facts(1) }, 'role.last-administrator'],
    [
      'the second approver goes',
      { actor: owner, target: manager, to: null, company: facts(1, 2, true) },
      'role.second-approver',
    ],
    [
      'the second approver becomes a dispatcher',
      { actor: owner, target: manager, to: 'dispatcher', company: facts(1, 2, true) },
      'role.second-approver',
    ],
    [
      'the second approver is promoted',
      { actor: owner, target: manager, to: 'administrator', company: facts(1, 2, true) },
      null,
    ],
    ['the third approver goes', { actor: owner, target: manager, to: null, company: facts(1, 3, true) }, null],
    [
      'the second approver goes where no rule asks',
      { actor: owner, target: manager, to: null, company: facts(1, 2) },
      null,
    ],
    ['without the right', { actor: viewer, target: admin, to: null, company: facts(2) }, 'right.missing'],
  ])('%s', (_name, change, code) => {
    expect(refuseRoleChange(change)?.code ?? null).toBe(code);
  });

  it('only the owner hands the company over, to somebody else', () => {
    expect(refuseHandOver(owner, 2)).toBeNull();
    expect(refuseHandOver(owner, 1)?.code).toBe('role.own');
    expect(refuseHandOver(owner, null)?.code).toBe('role.not-joined');
    expect(refuseHandOver(admin, 3)?.code).toBe('right.missing');
  });
});

describe('locale and country', () => {
  it('know four languages and 38 countries, anything else falls back', () => {
    expect(['uk', 'en-GB', 'RU', 'kk_KZ', 'de', '', null].map(toLocale)).toEqual([
      'uk',
      'en',
      'ru',
      'kk',
      'en',
      'en',
      'en',
    ]);
    expect(['ua', 'KZ', 'gb', '', undefined].map(toCountry)).toEqual(['ua', 'kz', 'us', 'us', 'us']);
  });

  it('the query forces the language', () => {
    expect(chooseLocale({ lang: 'kk', locale: 'ru', stored: 'uk' })).toBe('kk');
    expect(chooseLocale({ locale: 'xx', stored: 'uk' })).toBe('en');
    expect(chooseLocale({ stored: 'uk', browser: 'ru' })).toBe('uk');
    expect(chooseLocale({ browser: 'ru-KZ' })).toBe('ru');
  });

  it('Russian gives Kazakhstan, otherwise the region, otherwise the fallback', () => {
    const tags = ['ru', 'ru-RU', 'uk-UA', 'uk', 'en-GB', 'de-DE', 'zh-Hans-CN', 'sr-Latn-HR', ''];
    const countries = tags.map((tag) => countryOfBrowser([tag]));
    expect(countries).toEqual(['kz', 'kz', 'ua', 'us', 'us', 'de', 'us', 'hr', 'us']);
  });

  it.each([
    ['a Polish browser, whose pages are in English', ['en', 'pl-PL'], 'Europe/Kyiv', 'pl'],
    ['a browser without a region in Warsaw', ['en'], 'Europe/Warsaw', 'pl'],
    ['a region where no company can be registered, in Riga', ['en-GB'], 'Europe/Riga', 'lv'],
    ['an American browser', ['en-US'], 'Europe/Warsaw', 'us'],
    ['a Russian browser in Berlin', ['ru'], 'Europe/Berlin', 'kz'],
    ['pages in Russian in a Ukrainian browser', ['ru', 'uk-UA'], 'Europe/Kyiv', 'ua'],
    ['the old name of a zone', ['uk'], 'Europe/Kiev', 'ua'],
    ['a zone of no country the product knows', ['en'], 'Asia/Tokyo', 'us'],
    ['UTC', ['en'], 'UTC', 'us'],
    ['a zone named as a property of every object', ['en'], 'constructor', 'us'],
  ])('%s is in %s, %s: %s', (_browser, languages, zone, country) => {
    expect(countryOfBrowser(languages, zone)).toBe(country);
  });

  it('knows a zone of every country but the one it falls back to', () => {
    const zones = Intl.supportedValuesOf('timeZone').map(countryOfZone);
    expect(COUNTRY_IDS.filter((id) => id !== 'us' && !zones.includes(id))).toEqual([]);
  });

  it('reads the languages of a header, the most wanted first', () => {
    expect(languagesOf('en,pl-PL;q=0.5, uk;q=0.7')).toEqual(['en', 'uk', 'pl-PL']);
    expect(languagesOf(undefined)).toEqual([]);
  });

  it('reads the language a browser wants most', () => {
    expect(firstLanguage('en;q=0.5, uk-UA, ru;q=0.9')).toBe('uk-UA');
    expect(firstLanguage('*, de;q=0')).toBeNull();
    expect(firstLanguage(undefined)).toBeNull();
  });
});

it('until plans are built every key is usable without limit', () => {
  const subscription = subscriptionUntilPlans({ users: 3 });
  expect(subscription).toMatchObject({ plan: 'large', isNeedSubscription: false, isOverused: false });
  expect(subscription.capacity.every(({ canUse, limit }) => canUse && limit === null)).toBe(true);
  expect(subscription.capacity.find(({ key }) => key === 'users')?.used).toBe(3);
  expect(isGranted(subscription.capacity, 'api')).toBe(true);
  expect(isGranted([], 'api')).toBe(false);
});
