import { lookUp } from '@tenderlane/domain/values';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import { ownColumnsOf, type FieldColumn } from '@tenderlane/contract/fields/columns';

type FileColumn = (typeof CARRIERS_LIST.columns)[number] | FieldColumn;

const COLUMNS: Readonly<Record<string, readonly FileColumn[]>> = {
  state: ['state'],
  name: ['name'],
  legal_id: ['legal_id'],
  legal_id_kind: ['legal_id_kind'],
  tax_id: ['tax_id'],
  login: ['login'],
  labels: ['labels'],
  rating: ['rating'],
  response_short: ['response'],
  acceptance_short: ['acceptance'],
  cancel_short: ['cancel'],
  on_time_short: ['on_time'],
  since: ['invited', 'verified'],
  country: ['country'],
  address: ['address'],
  packet_status: ['packet_status'],
  trips: ['trips'],
  trucks: ['trucks'],
  bodies: ['bodies'],
  certificates: ['certificates'],
  lanes: ['lanes'],
  agreement_ends: ['agreement_ends'],
  website: ['website'],
  industry: ['industry'],
  organization_size: ['organization_size'],
  fleet_size: ['fleet_size'],
  registered_on: ['registered_on'],
  invited: ['invited'],
  verified: ['verified'],
  approved_by: ['approved_by'],
  created: ['created'],
};

export function fileColumns(chosen: readonly string[] | null): FileColumn[] | undefined {
  const columns = chosen?.flatMap((key) => lookUp(COLUMNS, key) ?? ownColumnsOf(key)) ?? [];
  return columns.length > 0 ? [...new Set(columns)] : undefined;
}
