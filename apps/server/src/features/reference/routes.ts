import { CLIENT, type PublicApi, type ShipperApi } from '@tenderlane/contract';
import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors';
import type { Handlers } from '../../platform/http/mount-api';
import { findPlaces, toAddress } from './places/find-places';
import { createGeocoder } from './geocoder/geocoder';
import { referenceList } from './lists';
import { findMapPlaces } from './places/map-places';
import { isLegalText, readLegalText } from './legal-text';
import { findPlace, readPlacesDigest } from './queries';
import { countryOfVisitor } from './visitor-country';

const ADDRESSES = 8;
const SETTLEMENTS = 20;
/** One letter matches thousands of names, so there is nothing to show. */
const LEAST_LETTERS = 2;

type InfoCalls = Pick<
  ShipperApi,
  'GET /info/addresses' | 'GET /info/sat_settlements' | 'GET /info/map_places' | 'GET /info/{name}'
>;

const warnOf =
  ({ log }: Context, service: string) =>
  (error: unknown) =>
    log.warn({ err: error }, `the ${service} service did not answer`);

export const referenceRoutes: Handlers<InfoCalls> = {
  'GET /info/addresses': async (context, { query }) => {
    const { search, country_id: countryId } = query;
    if (search.length < LEAST_LETTERS) return { data: [], meta: { places_loading: false } };
    const geocoder = createGeocoder(context.config.geocoder, context.sql, warnOf(context, 'geocoding'));
    const data = await geocoder.search({
      ...{ text: search, locale: context.locale, countryId, limit: ADDRESSES },
      companyId: context.principal.companyId,
    });
    return { data, meta: { places_loading: await isLoading(context, data) } };
  },
  'GET /info/sat_settlements': async (context, { query }) => {
    const { search_string: text = '', search_id: id, country_id: countryId } = query;
    const places = id === undefined ? await byText(context, text, countryId) : [await findPlace(context.sql, id)];
    const found = places.filter((place) => place !== undefined);
    const rows = found.map((place) => ({ id: place.id, address: toAddress(place, context.locale) }));
    return { data: { data: rows.map(({ id, address }) => ({ id, name: address.name, address })) } };
  },
  'GET /info/map_places': async (context, { query }) => {
    const data = await findMapPlaces(context.sql, query, context.locale);
    return { data, meta: { places_loading: await isLoading(context, data) } };
  },
  'GET /info/{name}': async ({ locale }, { params }) => {
    const list = referenceList(params.name, locale);
    if (!list) throw notFound();
    return { data: list };
  },
};

const isLoading = async ({ sql }: Context, found: readonly unknown[]) =>
  found.length === 0 && (await readPlacesDigest(sql)) === undefined;

async function byText({ sql }: Context, text: string, countryId: string | undefined) {
  return text.length < LEAST_LETTERS ? [] : findPlaces(sql, { text, countryId, limit: SETTLEMENTS });
}

export const referencePublicRoutes: Handlers<
  Pick<PublicApi, 'GET /country' | 'GET /installation' | 'GET /legal/{name}'>
> = {
  'GET /legal/{name}': async ({ config, locale }, { params }) => {
    if (!isLegalText(params.name)) throw notFound();
    const { markdown, version, changedAt } = await readLegalText(config.dataDir, params.name, locale);
    return { data: { markdown, version, changed_at: new Date(changedAt).toISOString() } };
  },
  'GET /installation': async ({ config }) => ({
    data: {
      version: CLIENT.appVersion,
      has_mailbox: config.mailbox !== 'off',
      mailbox_is_public: config.mailbox === 'banner',
      has_demo: config.mailbox === 'local',
      map_style_url: config.mapStyleUrl ?? null,
      support_widget_url: config.supportWidgetUrl ?? null,
      socket: { key: config.sockets.key, host: config.sockets.host ?? null, port: config.sockets.port ?? null },
    },
  }),
  'GET /country': async (context, { query }) => {
    const { config, client, locale } = context;
    const visitor = { ...client, timeZone: query.time_zone };
    return {
      data: { country_id: await countryOfVisitor(config.geoIpUrl, visitor, warnOf(context, 'geolocation')), locale },
    };
  },
};
