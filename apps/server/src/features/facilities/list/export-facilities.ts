import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { FACILITY_LIMITS, type FacilityHours } from '@tenderlane/domain/facilities';
import { FACILITIES_LIST } from '@tenderlane/contract/facilities/list';
import type { ColumnOf } from '@tenderlane/contract/core/list';
import type { MemberContext } from '../../../platform/context';
import { csvFormatOf, formatCsv, formatCsvRows } from '../../../platform/csv';
import { AppError } from '../../../platform/errors';
import { pageOf } from '../../../platform/http/paging';
import { createTranslator } from '../../../platform/i18n';
import { listFacilities, type SeenFacility } from '../facility.queries';
import { localize } from '../presenter';
import { listFacilityIds } from './list.queries';
import type { FacilitiesQuery } from './list-facilities';

const PART = 250;

export async function exportFacilities(context: MemberContext, query: FacilitiesQuery): Promise<Readable> {
  const limit = FACILITY_LIMITS.exportMax;
  const page = { ...pageOf({ sort: query.sort }, 'name'), limit: limit + 1 };
  const ids = await listFacilityIds(context.sql, context.principal, query, page);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return Readable.from(
    exportParts(
      context,
      ids.map(({ id }) => id),
    ),
    { objectMode: false },
  );
}

async function* exportParts(context: MemberContext, ids: readonly number[]): AsyncGenerator<string> {
  const { sql, principal, locale } = context;
  const words = createTranslator(locale, 'facilities');
  const format = csvFormatOf(principal.companyCountryId);
  const write = rowWriter(locale);
  yield formatCsv([FACILITIES_LIST.columns.map((name) => words(`file.${name}`))], format);
  for (let from = 0; from < ids.length; from += PART) {
    const rows = await localize(sql, await listFacilities(sql, principal, ids.slice(from, from + PART)), locale);
    yield formatCsvRows(rows.map(write), format);
    await setImmediate();
  }
}

type Cells = Record<ColumnOf<typeof FACILITIES_LIST>, (facility: SeenFacility) => string | number | null>;

function rowWriter(locale: MemberContext['locale']) {
  const words = createTranslator(locale, 'facilities');
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const cells: Cells = {
    name: ({ name }) => name,
    category: ({ category }) => words(`category.${category}`),
    street: ({ address }) => address.street ?? null,
    city: ({ address }) => address.city,
    region: ({ address }) => address.region ?? null,
    postal_code: ({ address }) => address.postal_code ?? null,
    country: ({ address }) => countries.of(address.country_id.toUpperCase()) ?? address.country_id,
    status: ({ status }) => words(`status.${status}`),
    hours: ({ hours }) => hours && hoursText(hours, (day) => words(`day.${day}` as 'day.1')),
    holidays: ({ hours }) => hours && hours.holidays.map(({ date }) => date).join(', '),
    contacts: ({ contacts }) =>
      contacts
        .map(({ name, position, phone, email }) => [name, position, phone, email].filter(Boolean).join(' '))
        .join('; '),
    note: ({ note }) => note,
    company_name: ({ company_name: name }) => name,
    legal_number: ({ legal_number: number }) => number,
    external_id: ({ external_id: id }) => id,
    time_zone: ({ address }) => address.time_zone,
    latitude: ({ address }) => address.lat,
    longitude: ({ address }) => address.lon,
  };
  return (facility: SeenFacility) => FACILITIES_LIST.columns.map((name) => cells[name](facility));
}

/** Formats like `Mon 08:00–18:00 (12:00–13:00)`, one part per working day. */
function hoursText({ days }: FacilityHours, nameOf: (day: number) => string): string {
  const sorted = [...days].sort((a, b) => a.day - b.day);
  return sorted
    .map(({ day, from, to, breaks }) => {
      const pauses = breaks.map((each) => `${each.from}–${each.to}`).join(', ');
      return `${nameOf(day)} ${from}–${to}${pauses && ` (${pauses})`}`;
    })
    .join('; ');
}
