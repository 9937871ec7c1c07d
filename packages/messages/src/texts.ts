import type { Locale } from '@tenderlane/domain/languages';
import type { Area } from './index';

const CARRIER = {
  en: () => import('./bundles/carrier/en'),
  uk: () => import('./bundles/carrier/uk'),
  kk: () => import('./bundles/carrier/kk'),
  ru: () => import('./bundles/carrier/ru'),
};
const LOADS = {
  en: () => import('./bundles/loads/en'),
  uk: () => import('./bundles/loads/uk'),
  kk: () => import('./bundles/loads/kk'),
  ru: () => import('./bundles/loads/ru'),
};
const PEOPLE = {
  en: () => import('./bundles/people/en'),
  uk: () => import('./bundles/people/uk'),
  kk: () => import('./bundles/people/kk'),
  ru: () => import('./bundles/people/ru'),
};
const START = {
  en: () => import('./bundles/start/en'),
  uk: () => import('./bundles/start/uk'),
  kk: () => import('./bundles/start/kk'),
  ru: () => import('./bundles/start/ru'),
};
const TENDER = {
  en: () => import('./bundles/tender/en'),
  uk: () => import('./bundles/tender/uk'),
  kk: () => import('./bundles/tender/kk'),
  ru: () => import('./bundles/tender/ru'),
};

type Files = { readonly [Name in Area]: Record<Locale, () => Promise<Record<Name, object>>> };

/** The file of each area, which exports it by its name; areas shown together come in one file (bundles/). */
const FILES: Files = {
  brands: PEOPLE,
  identity: PEOPLE,
  announcements: {
    en: () => import('./announcements/en'),
    uk: () => import('./announcements/uk'),
    kk: () => import('./announcements/kk'),
    ru: () => import('./announcements/ru'),
  },
  auction: TENDER,
  auth: {
    en: () => import('./auth/en'),
    uk: () => import('./auth/uk'),
    kk: () => import('./auth/kk'),
    ru: () => import('./auth/ru'),
  },
  awards: TENDER,
  bell: {
    en: () => import('./bell/en'),
    uk: () => import('./bell/uk'),
    kk: () => import('./bell/kk'),
    ru: () => import('./bell/ru'),
  },
  bids: TENDER,
  bulk: {
    en: () => import('./bulk/en'),
    uk: () => import('./bulk/uk'),
    kk: () => import('./bulk/kk'),
    ru: () => import('./bulk/ru'),
  },
  capabilities: {
    en: () => import('./capabilities/en'),
    uk: () => import('./capabilities/uk'),
    kk: () => import('./capabilities/kk'),
    ru: () => import('./capabilities/ru'),
  },
  carrierApp: CARRIER,
  carrierPage: {
    en: () => import('./carrier-page/en'),
    uk: () => import('./carrier-page/uk'),
    kk: () => import('./carrier-page/kk'),
    ru: () => import('./carrier-page/ru'),
  },
  carriers: PEOPLE,
  chat: {
    en: () => import('./chat/en'),
    uk: () => import('./chat/uk'),
    kk: () => import('./chat/kk'),
    ru: () => import('./chat/ru'),
  },
  common: START,
  dashboard: {
    en: () => import('./dashboard/en'),
    uk: () => import('./dashboard/uk'),
    kk: () => import('./dashboard/kk'),
    ru: () => import('./dashboard/ru'),
  },
  errors: {
    en: () => import('./errors/en'),
    uk: () => import('./errors/uk'),
    kk: () => import('./errors/kk'),
    ru: () => import('./errors/ru'),
  },
  exportTexts: {
    en: () => import('./exports/en'),
    uk: () => import('./exports/uk'),
    kk: () => import('./exports/kk'),
    ru: () => import('./exports/ru'),
  },
  company: {
    en: () => import('./company/en'),
    uk: () => import('./company/uk'),
    kk: () => import('./company/kk'),
    ru: () => import('./company/ru'),
  },
  demos: {
    en: () => import('./demos/en'),
    uk: () => import('./demos/uk'),
    kk: () => import('./demos/kk'),
    ru: () => import('./demos/ru'),
  },
  facilities: {
    en: () => import('./facilities/en'),
    uk: () => import('./facilities/uk'),
    kk: () => import('./facilities/kk'),
    ru: () => import('./facilities/ru'),
  },
  fleet: {
    en: () => import('./fleet/en'),
    uk: () => import('./fleet/uk'),
    kk: () => import('./fleet/kk'),
    ru: () => import('./fleet/ru'),
  },
  help: {
    en: () => import('./help/en'),
    uk: () => import('./help/uk'),
    kk: () => import('./help/kk'),
    ru: () => import('./help/ru'),
  },
  history: TENDER,
  imports: {
    en: () => import('./imports/en'),
    uk: () => import('./imports/uk'),
    kk: () => import('./imports/kk'),
    ru: () => import('./imports/ru'),
  },
  invitations: {
    en: () => import('./invitations/en'),
    uk: () => import('./invitations/uk'),
    kk: () => import('./invitations/kk'),
    ru: () => import('./invitations/ru'),
  },
  jobs: {
    en: () => import('./jobs/en'),
    uk: () => import('./jobs/uk'),
    kk: () => import('./jobs/kk'),
    ru: () => import('./jobs/ru'),
  },
  list: LOADS,
  loadEdit: {
    en: () => import('./load-edit/en'),
    uk: () => import('./load-edit/uk'),
    kk: () => import('./load-edit/kk'),
    ru: () => import('./load-edit/ru'),
  },
  loads: LOADS,
  loadsList: LOADS,
  network: {
    en: () => import('./network/en'),
    uk: () => import('./network/uk'),
    kk: () => import('./network/kk'),
    ru: () => import('./network/ru'),
  },
  operator: {
    en: () => import('./operator/en'),
    uk: () => import('./operator/uk'),
    kk: () => import('./operator/kk'),
    ru: () => import('./operator/ru'),
  },
  packets: {
    en: () => import('./packets/en'),
    uk: () => import('./packets/uk'),
    kk: () => import('./packets/kk'),
    ru: () => import('./packets/ru'),
  },
  palette: {
    en: () => import('./palette/en'),
    uk: () => import('./palette/uk'),
    kk: () => import('./palette/kk'),
    ru: () => import('./palette/ru'),
  },
  map: {
    en: () => import('./map/en'),
    uk: () => import('./map/uk'),
    kk: () => import('./map/kk'),
    ru: () => import('./map/ru'),
  },
  preferences: {
    en: () => import('./preferences/en'),
    uk: () => import('./preferences/uk'),
    kk: () => import('./preferences/kk'),
    ru: () => import('./preferences/ru'),
  },
  scorecard: {
    en: () => import('./scorecard/en'),
    uk: () => import('./scorecard/uk'),
    kk: () => import('./scorecard/kk'),
    ru: () => import('./scorecard/ru'),
  },
  shell: START,
  relations: START,
  states: START,
  ownFields: {
    en: () => import('./own-fields/en'),
    uk: () => import('./own-fields/uk'),
    kk: () => import('./own-fields/kk'),
    ru: () => import('./own-fields/ru'),
  },
  files: {
    en: () => import('./files/en'),
    uk: () => import('./files/uk'),
    kk: () => import('./files/kk'),
    ru: () => import('./files/ru'),
  },
  support: {
    en: () => import('./support/en'),
    uk: () => import('./support/uk'),
    kk: () => import('./support/kk'),
    ru: () => import('./support/ru'),
  },
  toasts: START,
  vehicles: {
    en: () => import('./vehicles/en'),
    uk: () => import('./vehicles/uk'),
    kk: () => import('./vehicles/kk'),
    ru: () => import('./vehicles/ru'),
  },
  tracking: {
    en: () => import('./tracking/en'),
    uk: () => import('./tracking/uk'),
    kk: () => import('./tracking/kk'),
    ru: () => import('./tracking/ru'),
  },
  trips: {
    en: () => import('./trips/en'),
    uk: () => import('./trips/uk'),
    kk: () => import('./trips/kk'),
    ru: () => import('./trips/ru'),
  },
};

export const START_AREAS = ['common', 'shell', 'states', 'relations'] as const satisfies readonly Area[];
/** Areas that any page may need after a response of the server. */
export const ANSWER_AREAS = ['errors'] as const satisfies readonly Area[];

const readArea = async <Name extends Area>(locale: Locale, area: Name): Promise<[Area, object]> => [
  area,
  (await FILES[area][locale]())[area],
];

export const readTexts = (locale: Locale, areas: readonly Area[]): Promise<[Area, object][]> =>
  Promise.all(areas.map((area) => readArea(locale, area)));
