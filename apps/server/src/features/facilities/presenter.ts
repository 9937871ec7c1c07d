import type { Facility, FacilityRow as PresentedRow } from '@tenderlane/contract/facilities/schemas';
import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { localizedAddress } from '../reference';
import { listFacilityPlaces, type FacilityRow, type Reader, type VisibleFacility } from './facility.queries';

export async function localize<Row extends Pick<FacilityRow, 'id' | 'address'>>(
  sql: Sql,
  rows: readonly Row[],
  locale: Locale,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const found = await listFacilityPlaces(
    sql,
    rows.map(({ id }) => id),
  );
  const places = new Map(found.map(({ facility_id: id, ...place }) => [id, place]));
  return rows.map((row) => ({
    ...row,
    address: { ...row.address, ...localizedAddress(row.address, places.get(row.id), locale) },
  }));
}

export const presentRow = (row: VisibleFacility, { companyId }: Reader): PresentedRow => ({
  id: row.id,
  name: row.name,
  category: row.category,
  address: row.address,
  company_name: row.company_name,
  status: row.status,
  is_public: row.is_public,
  is_own: row.company_id === companyId,
  is_favourite: row.is_favourite,
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

export const presentFacility = (
  row: VisibleFacility,
  reader: Reader,
  { files, proposal }: Pick<Facility, 'files' | 'proposal'>,
): Facility => ({
  ...presentRow(row, reader),
  hours: row.hours as Facility['hours'],
  contacts: row.contacts,
  note: row.note,
  legal_number: row.legal_number,
  // The external id belongs to the owner's system only.
  external_id: row.company_id === reader.companyId ? row.external_id : null,
  published_id: row.company_id === reader.companyId ? row.published_id : null,
  files,
  proposal,
  version: row.version,
  created_at: row.created_at.toISOString(),
});
