import type { FacilityCategory } from '@tenderlane/domain/facilities';
import { findCompanyNameProblem, findNameProblem } from '@tenderlane/domain/names';
import type { FacilityContact } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { LineRefused, type ImportKind, type ImportLine, type LinePlan } from '../../../platform/imports/import-kind';
import { readName } from '../../../platform/imports/read-name';
import { lockCompany } from '../../brands';
import { findPlacesByName, findPlacesOf, zoneOfCountry, type NamedPlace } from '../../reference';
import { contentOfRow } from '../change/change-facility';
import { diffFacility, toFacilityContent } from '../change/content';
import { facilityEvent } from '../facility-event';
import { insertFacilities, saveFacility, type FacilityContent } from '../facility.queries';
import { FACILITY_HEADINGS as HEADINGS } from './headings';
import { listKnownFacilities, type KnownFacility } from './imported-facility.queries';
import { readCategory, readCountry, readDegrees, readEmail, readLine, readNote } from './read-cells';

interface FacilityValues {
  name: string;
  category?: FacilityCategory;
  country_id?: string;
  city: string;
  street?: string;
  postal_code?: string;
  region?: string;
  latitude?: number;
  longitude?: number;
  contact_name?: string;
  contact_phone?: string;
  contact_email?: string;
  note?: string;
  company_name?: string;
  legal_number?: string;
  external_id?: string;
}

interface FacilityPlan {
  id: number | null;
  content: FacilityContent;
  changes: ReturnType<typeof diffFacility>;
}

export const facilityImport: ImportKind<FacilityValues, FacilityPlan> = {
  kind: 'facilities',
  right: 'loads.write',
  fields: {
    name: { headings: HEADINGS.name, isRequired: true, read: readLine() },
    category: { headings: HEADINGS.category, read: readCategory },
    country_id: { headings: HEADINGS.country_id, read: readCountry },
    city: { headings: HEADINGS.city, isRequired: true, read: readLine() },
    street: { headings: HEADINGS.street, read: readLine() },
    postal_code: { headings: HEADINGS.postal_code, read: readLine(20) },
    region: { headings: HEADINGS.region, read: readLine() },
    latitude: { headings: HEADINGS.latitude, read: readDegrees(90) },
    longitude: { headings: HEADINGS.longitude, read: readDegrees(180) },
    contact_name: { headings: HEADINGS.contact_name, read: readName(readLine(), findNameProblem) },
    contact_phone: { headings: HEADINGS.contact_phone, read: readLine(50) },
    contact_email: { headings: HEADINGS.contact_email, read: readEmail },
    note: { headings: HEADINGS.note, read: readNote },
    company_name: { headings: HEADINGS.company_name, read: readName(readLine(), findCompanyNameProblem) },
    legal_number: { headings: HEADINGS.legal_number, read: readLine(50) },
    external_id: { headings: HEADINGS.external_id, read: readLine(100) },
  },
  complete(values, { companyCountryId }) {
    if ((values.latitude === undefined) !== (values.longitude === undefined))
      throw new LineRefused('required', {}, values.latitude === undefined ? 'latitude' : 'longitude');
    return { ...values, country_id: values.country_id ?? companyCountryId };
  },
  keysOf({ name, city, country_id: country, external_id: externalId }) {
    if (externalId) return [{ field: 'external_id', key: `external_id ${externalId}` }];
    return [{ field: 'name', key: `name ${country} ${city.toLowerCase()} ${name.toLowerCase()}` }];
  },
  lock: ({ sql, principal }) => lockCompany(sql, principal.companyId),
  check: checkFacilities,
  save: saveFacilities,
};

async function checkFacilities(
  { sql, principal }: MemberContext,
  lines: readonly ImportLine<FacilityValues>[],
  { overwrite }: { overwrite: boolean },
): Promise<LinePlan<FacilityPlan>[]> {
  const wanted = lines.map(({ values }, n) => ({
    n,
    name: values.name,
    city: values.city,
    country_id: values.country_id ?? '',
    external_id: values.external_id ?? null,
  }));
  const known = new Map(
    (await listKnownFacilities(sql, principal.companyId, wanted)).map((facility) => [facility.n, facility]),
  );
  const places = await findPlacesByName(
    sql,
    wanted.map(({ city, country_id: country }) => ({ city, country_id: country })),
  );
  return lines.map(({ values }, n) => planLine(values, known.get(n), places[n] ?? null, overwrite));
}

function planLine(
  values: FacilityValues,
  known: KnownFacility | undefined,
  place: NamedPlace | null,
  overwrite: boolean,
): LinePlan<FacilityPlan> {
  const before = known && toFacilityContent(contentOfRow(known));
  const address = addressOf(values, before?.address, place);
  if (!address) {
    const params = { city: values.city };
    return { outcome: 'refused', problem: { reason: 'place_unknown', field: 'city', params } };
  }
  const { name, category, note, company_name, legal_number, external_id } = values;
  const contacts = contactsOf(values, before?.contacts ?? []);
  const told = { name, category, note, company_name, legal_number, external_id, contacts };
  const content = toFacilityContent({
    ...(before ?? { category: 'warehouse' as const }),
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    address,
  } as FacilityContent);
  if (!known || !before) return { outcome: 'created', plan: { id: null, content, changes: [] } };
  const changes = diffFacility(before, content);
  if (changes.length === 0) return { outcome: 'unchanged' };
  if (overwrite) return { outcome: 'updated', plan: { id: known.id, content, changes } };
  return {
    outcome: 'refused',
    problem: { reason: 'facility_exists', field: 'name', params: { facility: known.name } },
  };
}

/** Builds a line's address; parts that the line does not name stay. */
function addressOf(
  { city, country_id: country = '', street, postal_code: code, region, latitude, longitude }: FacilityValues,
  before: FacilityContent['address'] | undefined,
  place: NamedPlace | null,
): FacilityContent['address'] | null {
  const isSameTown = before?.city.toLowerCase() === city.toLowerCase() && before.country_id === country;
  const point = latitude !== undefined && longitude !== undefined ? { lat: latitude, lon: longitude } : null;
  const found = point ?? (isSameTown && before ? { lat: before.lat, lon: before.lon } : place);
  if (!found) return null;
  const kept = isSameTown ? before : undefined;
  const told = {
    street: street ?? kept?.street ?? null,
    postal_code: code ?? kept?.postal_code ?? null,
    region: region ?? kept?.region ?? null,
  };
  return {
    ...{ city: kept?.city ?? city, country_id: country, lat: found.lat, lon: found.lon, ...told },
    name: [kept?.city ?? city, told.street].filter(Boolean).join(', ').slice(0, 200),
    time_zone: kept?.time_zone ?? place?.time_zone ?? zoneOfCountry(country),
  };
}

/** Updates the first contact; without a name in the line it keeps its name, or gets the name of the facility. */
function contactsOf(
  { name, contact_name: contact, contact_phone: phone, contact_email: email }: FacilityValues,
  before: FacilityContact[],
): FacilityContact[] {
  if (!contact && !phone && !email) return before;
  const [first, ...others] = before;
  const told = { name: contact ?? first?.name ?? name, phone: phone ?? first?.phone, email: email ?? first?.email };
  return [{ position: first?.position ?? null, ...told }, ...others];
}

async function saveFacilities(
  context: MemberContext,
  planned: readonly { values: FacilityValues; plan: FacilityPlan }[],
): Promise<void> {
  const { sql, clock, principal } = context;
  const { companyId } = principal;
  const by = { accountId: principal.accountId, at: await clock.now(sql) };
  const plans = planned.map(({ plan }) => plan);
  const placeIds = await findPlacesOf(
    sql,
    plans.map(({ content }) => content.address),
  );
  const written = plans.map((plan, n) => ({ ...plan, content: { ...plan.content, place_id: placeIds[n] ?? null } }));
  const created = written.filter(({ id }) => id === null);
  const ids = await insertFacilities(
    sql,
    companyId,
    created.map(({ content }) => ({ ...content, is_public: false })),
    by,
  );
  const updated = written.flatMap((plan) => (plan.id === null ? [] : [{ ...plan, id: plan.id }]));
  for (const { id, content } of updated) await saveFacility(sql, companyId, id, content, by);
  await record(context, [
    ...created.map((_plan, n) =>
      facilityEvent(
        context,
        { companyId, id: assertPresent(ids[n], 'an id of every facility') },
        { at: by.at, action: 'facility.created' },
      ),
    ),
    ...updated.map(({ id, changes }) =>
      facilityEvent(context, { companyId, id }, { at: by.at, action: 'facility.changed', changes }),
    ),
  ]);
}
