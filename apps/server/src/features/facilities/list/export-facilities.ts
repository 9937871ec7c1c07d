import { FACILITY_LIMITS, type FacilityHours } from '@tenderlane/domain/facilities';
import { FACILITIES_LIST } from '@tenderlane/contract/facilities/list';
import type { ColumnOf } from '@tenderlane/contract/core/list';
import type { MemberContext } from '../../../platform/context';
import type { Cell } from '../../../platform/exports/cell';
import type { TableExport } from '../../../platform/exports/table-export';
import { pageOf } from '../../../platform/http/paging';
import { createTranslator } from '../../../platform/i18n';
import { listFacilities, type VisibleFacility } from '../facility.queries';
import { localize } from '../presenter';
import { listFacilityIds } from './list.queries';
import type { FacilitiesQuery } from './list-facilities';

export const facilitiesExport: TableExport<FacilitiesQuery, VisibleFacility> = {
  kind: 'facilities.export',
  limit: FACILITY_LIMITS.exportMax,
  async readIds({ sql, principal }, query, atMost) {
    const page = { ...pageOf({ sort: query.sort }, 'name'), limit: atMost };
    return (await listFacilityIds(sql, principal, query, page)).map(({ id }) => id);
  },
  async open({ sql, principal, locale }) {
    const words = createTranslator(locale, 'facilities');
    const cells = facilityCells(locale);
    return {
      name: words('title'),
      columns: FACILITIES_LIST.columns.map((name) => ({ title: words(`file.${name}`), cell: cells[name] })),
      readRows: async (ids) => localize(sql, await listFacilities(sql, principal, ids), locale),
    };
  },
};

type Cells = Record<ColumnOf<typeof FACILITIES_LIST>, (facility: VisibleFacility) => Cell>;

function facilityCells(locale: MemberContext['locale']): Cells {
  const words = createTranslator(locale, 'facilities');
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
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
