import type { Locale } from '@tenderlane/domain/languages';
import type { Area } from './index';

type ReadTexts = () => Promise<object>;

/** Loaders of each area; areas shown together come in one file (bundles/). */
const TEXTS: Record<Area, Record<Locale, ReadTexts>> = {
  brands: {
    en: () => import('./bundles/people/en').then(({ brands }) => brands),
    uk: () => import('./bundles/people/uk').then(({ brands }) => brands),
    kk: () => import('./bundles/people/kk').then(({ brands }) => brands),
    ru: () => import('./bundles/people/ru').then(({ brands }) => brands),
  },
  identity: {
    en: () => import('./bundles/people/en').then(({ identity }) => identity),
    uk: () => import('./bundles/people/uk').then(({ identity }) => identity),
    kk: () => import('./bundles/people/kk').then(({ identity }) => identity),
    ru: () => import('./bundles/people/ru').then(({ identity }) => identity),
  },
  announcements: {
    en: () => import('./announcements/en').then(({ announcements }) => announcements),
    uk: () => import('./announcements/uk').then(({ announcements }) => announcements),
    kk: () => import('./announcements/kk').then(({ announcements }) => announcements),
    ru: () => import('./announcements/ru').then(({ announcements }) => announcements),
  },
  auction: {
    en: () => import('./bundles/tender/en').then(({ auction }) => auction),
    uk: () => import('./bundles/tender/uk').then(({ auction }) => auction),
    kk: () => import('./bundles/tender/kk').then(({ auction }) => auction),
    ru: () => import('./bundles/tender/ru').then(({ auction }) => auction),
  },
  auth: {
    en: () => import('./auth/en').then(({ auth }) => auth),
    uk: () => import('./auth/uk').then(({ auth }) => auth),
    kk: () => import('./auth/kk').then(({ auth }) => auth),
    ru: () => import('./auth/ru').then(({ auth }) => auth),
  },
  awards: {
    en: () => import('./bundles/tender/en').then(({ awards }) => awards),
    uk: () => import('./bundles/tender/uk').then(({ awards }) => awards),
    kk: () => import('./bundles/tender/kk').then(({ awards }) => awards),
    ru: () => import('./bundles/tender/ru').then(({ awards }) => awards),
  },
  bell: {
    en: () => import('./bell/en').then(({ bell }) => bell),
    uk: () => import('./bell/uk').then(({ bell }) => bell),
    kk: () => import('./bell/kk').then(({ bell }) => bell),
    ru: () => import('./bell/ru').then(({ bell }) => bell),
  },
  bids: {
    en: () => import('./bundles/tender/en').then(({ bids }) => bids),
    uk: () => import('./bundles/tender/uk').then(({ bids }) => bids),
    kk: () => import('./bundles/tender/kk').then(({ bids }) => bids),
    ru: () => import('./bundles/tender/ru').then(({ bids }) => bids),
  },
  bulk: {
    en: () => import('./bundles/loads/en').then(({ bulk }) => bulk),
    uk: () => import('./bundles/loads/uk').then(({ bulk }) => bulk),
    kk: () => import('./bundles/loads/kk').then(({ bulk }) => bulk),
    ru: () => import('./bundles/loads/ru').then(({ bulk }) => bulk),
  },
  capabilities: {
    en: () => import('./capabilities/en').then(({ capabilities }) => capabilities),
    uk: () => import('./capabilities/uk').then(({ capabilities }) => capabilities),
    kk: () => import('./capabilities/kk').then(({ capabilities }) => capabilities),
    ru: () => import('./capabilities/ru').then(({ capabilities }) => capabilities),
  },
  carrierApp: {
    en: () => import('./bundles/carrier/en').then(({ carrierApp }) => carrierApp),
    uk: () => import('./bundles/carrier/uk').then(({ carrierApp }) => carrierApp),
    kk: () => import('./bundles/carrier/kk').then(({ carrierApp }) => carrierApp),
    ru: () => import('./bundles/carrier/ru').then(({ carrierApp }) => carrierApp),
  },
  carrierPage: {
    en: () => import('./carrier-page/en').then(({ carrierPage }) => carrierPage),
    uk: () => import('./carrier-page/uk').then(({ carrierPage }) => carrierPage),
    kk: () => import('./carrier-page/kk').then(({ carrierPage }) => carrierPage),
    ru: () => import('./carrier-page/ru').then(({ carrierPage }) => carrierPage),
  },
  carriers: {
    en: () => import('./bundles/people/en').then(({ carriers }) => carriers),
    uk: () => import('./bundles/people/uk').then(({ carriers }) => carriers),
    kk: () => import('./bundles/people/kk').then(({ carriers }) => carriers),
    ru: () => import('./bundles/people/ru').then(({ carriers }) => carriers),
  },
  chat: {
    en: () => import('./chat/en').then(({ chat }) => chat),
    uk: () => import('./chat/uk').then(({ chat }) => chat),
    kk: () => import('./chat/kk').then(({ chat }) => chat),
    ru: () => import('./chat/ru').then(({ chat }) => chat),
  },
  common: {
    en: () => import('./bundles/start/en').then(({ common }) => common),
    uk: () => import('./bundles/start/uk').then(({ common }) => common),
    kk: () => import('./bundles/start/kk').then(({ common }) => common),
    ru: () => import('./bundles/start/ru').then(({ common }) => common),
  },
  dashboard: {
    en: () => import('./dashboard/en').then(({ dashboard }) => dashboard),
    uk: () => import('./dashboard/uk').then(({ dashboard }) => dashboard),
    kk: () => import('./dashboard/kk').then(({ dashboard }) => dashboard),
    ru: () => import('./dashboard/ru').then(({ dashboard }) => dashboard),
  },
  errors: {
    en: () => import('./errors/en').then(({ errors }) => errors),
    uk: () => import('./errors/uk').then(({ errors }) => errors),
    kk: () => import('./errors/kk').then(({ errors }) => errors),
    ru: () => import('./errors/ru').then(({ errors }) => errors),
  },
  exportTexts: {
    en: () => import('./exports/en').then(({ exportTexts }) => exportTexts),
    uk: () => import('./exports/uk').then(({ exportTexts }) => exportTexts),
    kk: () => import('./exports/kk').then(({ exportTexts }) => exportTexts),
    ru: () => import('./exports/ru').then(({ exportTexts }) => exportTexts),
  },
  company: {
    en: () => import('./company/en').then(({ company }) => company),
    uk: () => import('./company/uk').then(({ company }) => company),
    kk: () => import('./company/kk').then(({ company }) => company),
    ru: () => import('./company/ru').then(({ company }) => company),
  },
  facilities: {
    en: () => import('./facilities/en').then(({ facilities }) => facilities),
    uk: () => import('./facilities/uk').then(({ facilities }) => facilities),
    kk: () => import('./facilities/kk').then(({ facilities }) => facilities),
    ru: () => import('./facilities/ru').then(({ facilities }) => facilities),
  },
  fleet: {
    en: () => import('./fleet/en').then(({ fleet }) => fleet),
    uk: () => import('./fleet/uk').then(({ fleet }) => fleet),
    kk: () => import('./fleet/kk').then(({ fleet }) => fleet),
    ru: () => import('./fleet/ru').then(({ fleet }) => fleet),
  },
  help: {
    en: () => import('./help/en').then(({ help }) => help),
    uk: () => import('./help/uk').then(({ help }) => help),
    kk: () => import('./help/kk').then(({ help }) => help),
    ru: () => import('./help/ru').then(({ help }) => help),
  },
  history: {
    en: () => import('./bundles/tender/en').then(({ history }) => history),
    uk: () => import('./bundles/tender/uk').then(({ history }) => history),
    kk: () => import('./bundles/tender/kk').then(({ history }) => history),
    ru: () => import('./bundles/tender/ru').then(({ history }) => history),
  },
  imports: {
    en: () => import('./imports/en').then(({ imports }) => imports),
    uk: () => import('./imports/uk').then(({ imports }) => imports),
    kk: () => import('./imports/kk').then(({ imports }) => imports),
    ru: () => import('./imports/ru').then(({ imports }) => imports),
  },
  invitations: {
    en: () => import('./invitations/en').then(({ invitations }) => invitations),
    uk: () => import('./invitations/uk').then(({ invitations }) => invitations),
    kk: () => import('./invitations/kk').then(({ invitations }) => invitations),
    ru: () => import('./invitations/ru').then(({ invitations }) => invitations),
  },
  jobs: {
    en: () => import('./bundles/start/en').then(({ jobs }) => jobs),
    uk: () => import('./bundles/start/uk').then(({ jobs }) => jobs),
    kk: () => import('./bundles/start/kk').then(({ jobs }) => jobs),
    ru: () => import('./bundles/start/ru').then(({ jobs }) => jobs),
  },
  list: {
    en: () => import('./bundles/loads/en').then(({ list }) => list),
    uk: () => import('./bundles/loads/uk').then(({ list }) => list),
    kk: () => import('./bundles/loads/kk').then(({ list }) => list),
    ru: () => import('./bundles/loads/ru').then(({ list }) => list),
  },
  loadEdit: {
    en: () => import('./load-edit/en').then(({ loadEdit }) => loadEdit),
    uk: () => import('./load-edit/uk').then(({ loadEdit }) => loadEdit),
    kk: () => import('./load-edit/kk').then(({ loadEdit }) => loadEdit),
    ru: () => import('./load-edit/ru').then(({ loadEdit }) => loadEdit),
  },
  loads: {
    en: () => import('./bundles/loads/en').then(({ loads }) => loads),
    uk: () => import('./bundles/loads/uk').then(({ loads }) => loads),
    kk: () => import('./bundles/loads/kk').then(({ loads }) => loads),
    ru: () => import('./bundles/loads/ru').then(({ loads }) => loads),
  },
  loadsList: {
    en: () => import('./bundles/loads/en').then(({ loadsList }) => loadsList),
    uk: () => import('./bundles/loads/uk').then(({ loadsList }) => loadsList),
    kk: () => import('./bundles/loads/kk').then(({ loadsList }) => loadsList),
    ru: () => import('./bundles/loads/ru').then(({ loadsList }) => loadsList),
  },
  network: {
    en: () => import('./network/en').then(({ network }) => network),
    uk: () => import('./network/uk').then(({ network }) => network),
    kk: () => import('./network/kk').then(({ network }) => network),
    ru: () => import('./network/ru').then(({ network }) => network),
  },
  operator: {
    en: () => import('./operator/en').then(({ operator }) => operator),
    uk: () => import('./operator/uk').then(({ operator }) => operator),
    kk: () => import('./operator/kk').then(({ operator }) => operator),
    ru: () => import('./operator/ru').then(({ operator }) => operator),
  },
  packets: {
    en: () => import('./packets/en').then(({ packets }) => packets),
    uk: () => import('./packets/uk').then(({ packets }) => packets),
    kk: () => import('./packets/kk').then(({ packets }) => packets),
    ru: () => import('./packets/ru').then(({ packets }) => packets),
  },
  palette: {
    en: () => import('./palette/en').then(({ palette }) => palette),
    uk: () => import('./palette/uk').then(({ palette }) => palette),
    kk: () => import('./palette/kk').then(({ palette }) => palette),
    ru: () => import('./palette/ru').then(({ palette }) => palette),
  },
  map: {
    en: () => import('./map/en').then(({ map }) => map),
    uk: () => import('./map/uk').then(({ map }) => map),
    kk: () => import('./map/kk').then(({ map }) => map),
    ru: () => import('./map/ru').then(({ map }) => map),
  },
  preferences: {
    en: () => import('./preferences/en').then(({ preferences }) => preferences),
    uk: () => import('./preferences/uk').then(({ preferences }) => preferences),
    kk: () => import('./preferences/kk').then(({ preferences }) => preferences),
    ru: () => import('./preferences/ru').then(({ preferences }) => preferences),
  },
  scorecard: {
    en: () => import('./scorecard/en').then(({ scorecard }) => scorecard),
    uk: () => import('./scorecard/uk').then(({ scorecard }) => scorecard),
    kk: () => import('./scorecard/kk').then(({ scorecard }) => scorecard),
    ru: () => import('./scorecard/ru').then(({ scorecard }) => scorecard),
  },
  shell: {
    en: () => import('./bundles/start/en').then(({ shell }) => shell),
    uk: () => import('./bundles/start/uk').then(({ shell }) => shell),
    kk: () => import('./bundles/start/kk').then(({ shell }) => shell),
    ru: () => import('./bundles/start/ru').then(({ shell }) => shell),
  },
  relations: {
    en: () => import('./bundles/start/en').then(({ relations }) => relations),
    uk: () => import('./bundles/start/uk').then(({ relations }) => relations),
    kk: () => import('./bundles/start/kk').then(({ relations }) => relations),
    ru: () => import('./bundles/start/ru').then(({ relations }) => relations),
  },
  states: {
    en: () => import('./bundles/start/en').then(({ states }) => states),
    uk: () => import('./bundles/start/uk').then(({ states }) => states),
    kk: () => import('./bundles/start/kk').then(({ states }) => states),
    ru: () => import('./bundles/start/ru').then(({ states }) => states),
  },
  ownFields: {
    en: () => import('./own-fields/en').then(({ ownFields }) => ownFields),
    uk: () => import('./own-fields/uk').then(({ ownFields }) => ownFields),
    kk: () => import('./own-fields/kk').then(({ ownFields }) => ownFields),
    ru: () => import('./own-fields/ru').then(({ ownFields }) => ownFields),
  },
  files: {
    en: () => import('./files/en').then(({ files }) => files),
    uk: () => import('./files/uk').then(({ files }) => files),
    kk: () => import('./files/kk').then(({ files }) => files),
    ru: () => import('./files/ru').then(({ files }) => files),
  },
  support: {
    en: () => import('./support/en').then(({ support }) => support),
    uk: () => import('./support/uk').then(({ support }) => support),
    kk: () => import('./support/kk').then(({ support }) => support),
    ru: () => import('./support/ru').then(({ support }) => support),
  },
  toasts: {
    en: () => import('./bundles/start/en').then(({ toasts }) => toasts),
    uk: () => import('./bundles/start/uk').then(({ toasts }) => toasts),
    kk: () => import('./bundles/start/kk').then(({ toasts }) => toasts),
    ru: () => import('./bundles/start/ru').then(({ toasts }) => toasts),
  },
};

export const START_AREAS = ['jobs', 'common', 'shell', 'states', 'relations'] as const satisfies readonly Area[];
/** Areas that any page may need after a response of the server. */
export const ANSWER_AREAS = ['errors'] as const satisfies readonly Area[];

export async function readTexts(locale: Locale, areas: readonly Area[]): Promise<[Area, object][]> {
  return Promise.all(areas.map(async (area): Promise<[Area, object]> => [area, await TEXTS[area][locale]()]));
}
