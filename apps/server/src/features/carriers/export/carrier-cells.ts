import { legalIdKindOf } from '@tenderlane/domain/brands';
import { legalIdNames } from '@tenderlane/messages/legal-id-names';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { ColumnOf } from '@tenderlane/contract/core/list';
import type { FieldColumn } from '@tenderlane/contract/fields/columns';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import type { Cell } from '../../../platform/exports/cell';
import { referenceList, zoneOfCountry } from '../../reference';
import type { CarrierRow } from '../queries';

export type ListedColumn = ColumnOf<typeof CARRIERS_LIST>;
export type CarrierColumn = ListedColumn | FieldColumn;

const percent = (basisPoints: number | null) => (basisPoints === null ? null : Math.round(basisPoints / 10) / 10);

export function carrierCells({ principal, locale }: MemberContext): Record<ListedColumn, (row: CarrierRow) => Cell> {
  const timeZone = zoneOfCountry(principal.companyCountryId);
  const at = (moment: Date | null) => moment && { at: moment, timeZone };
  const relations = createTranslator(locale, 'relations');
  const words = createTranslator(locale, 'network');
  const company = createTranslator(locale, 'company');
  const kindName = (kind: string | null) => kind && legalIdNames(kind, locale);
  const bodies = new Map(referenceList('truck_bodies', locale)?.map(({ id, name }) => [id, name]));
  return {
    name: (row) => row.name,
    state: (row) => relations(`relation.${row.state}`),
    legal_id: (row) => row.legal_id,
    legal_id_kind: (row) => kindName(legalIdKindOf(row.country_id, row.legal_id)),
    tax_id: (row) => row.tax_id,
    country: (row) => row.country_id?.toUpperCase() ?? null,
    address: (row) => row.address,
    login: (row) => row.login,
    labels: (row) => row.labels.map(({ name }) => name).join(', '),
    rating: (row) => (row.rating_x100 === null ? null : row.rating_x100 / 100),
    trips: (row) => row.trips,
    trucks: (row) => row.trucks,
    packet_status: (row) => words(`packet.${row.packet_status}`),
    response: (row) => percent(row.response_bp),
    acceptance: (row) => percent(row.acceptance_bp),
    cancel: (row) => percent(row.cancel_bp),
    on_time: (row) => percent(row.on_time_bp),
    bodies: (row) => row.body_types.map((key) => bodies.get(key) ?? key).join(', '),
    certificates: (row) => row.certificates.map((key) => key.toUpperCase()).join(', '),
    lanes: (row) => row.lane_countries.map((lane) => lane.toUpperCase().replace('-', ' – ')).join(', '),
    agreement_ends: (row) => row.agreement_ends_on,
    website: (row) => row.website,
    industry: (row) => row.industry && company(`industry.${row.industry as 'other'}`),
    organization_size: (row) => row.organization_size,
    fleet_size: (row) => row.fleet_size,
    registered_on: (row) => row.registered_on,
    invited: (row) => at(row.invited_at),
    verified: (row) => at(row.verified_at),
    approved_by: (row) => row.approved_by,
    created: (row) => at(row.created_at),
  };
}
