import { lookUp } from '@tenderlane/domain/values';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { FLEET_FILE_COLUMNS, type FleetFileColumn } from '@tenderlane/contract/fleet/fields';
import { UNIT_SIZES } from '@tenderlane/contract/reference/lists';
import type { MemberContext } from '../../../platform/context';
import type { Cell } from '../../../platform/exports/cell';
import type { Column } from '../../../platform/exports/table-export';
import { createTranslator } from '../../../platform/i18n';
import { referenceList } from '../../reference';
import type { ShownRecord } from '../records/show-records';

type WriteCell = (value: unknown, record: ShownRecord) => Cell;
/** Only shippers have `kept_by`, because a carrier's own list has no records of others. */
type ColumnName = FleetFileColumn | 'kept_by';

export function recordColumns({ principal, locale }: MemberContext, kind: FleetKind): Column<ShownRecord>[] {
  const words = createTranslator(locale, 'fleet');
  const writers: Readonly<Partial<Record<ColumnName, WriteCell>>> = { ...wordWriters(locale), ...sizeWriters };
  return columnsOf(kind, principal.side).map((name) => {
    const write = lookUp(writers, name) ?? plain;
    return { title: words(`field.${name}`), cell: (record) => write(lookUp(record, name), record) };
  });
}

/** Only the carrier sees which contacts are shared, only the shipper sees who keeps a record. */
const columnsOf = (kind: FleetKind, side: MemberContext['principal']['side']): readonly ColumnName[] =>
  side === 'carrier'
    ? FLEET_FILE_COLUMNS[kind]
    : [...FLEET_FILE_COLUMNS[kind].filter((name) => name !== 'is_shared'), 'kept_by'];

const plain: WriteCell = (value) => (Array.isArray(value) ? value.join(', ') : ((value ?? null) as Cell));
const written = (value: unknown, write: (value: string) => Cell): Cell => (value ? write(String(value)) : null);
const listed = (value: unknown, write: (value: string) => string | undefined): Cell =>
  (value as readonly string[]).map((one) => write(one) ?? one).join(', ');
const fileNames: WriteCell = (_value, record) =>
  'files' in record ? record.files.map(({ name }) => name).join(', ') : null;

function wordWriters(locale: MemberContext['locale']): Partial<Record<ColumnName, WriteCell>> {
  const words = createTranslator(locale, 'fleet');
  const flags = createTranslator(locale, 'exportTexts');
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const namesOf = (list: string) => new Map(referenceList(list, locale)?.map(({ id, name }) => [String(id), name]));
  const [bodies, loadings] = [namesOf('truck_bodies'), namesOf('load_types')];
  const flag: WriteCell = (value) => flags(value === true ? 'yes' : 'no');
  const unit: WriteCell = (value) => written(value, (key) => words(`unit.${key as 'm'}`));
  const way = (value: unknown, reached: string | null) => reached && words(`way.${value as 'sent'}`);
  return {
    languages: (value) => listed(value, (key) => languages.of(key)),
    is_primary: flag,
    is_shared: flag,
    phone_state: (value, record) => way(value, 'phone' in record ? record.phone : null),
    email_state: (value, record) => way(value, 'email' in record ? record.email : null),
    licence_country_id: (value) => written(value, (key) => countries.of(key.toUpperCase()) ?? key),
    category: (value) => written(value, (key) => words(`category.${key as 'N1'}`)),
    type: (value) => written(value, (key) => words(`type.${key as 'van'}`)),
    body_type: (value) => written(value, (key) => bodies.get(key) ?? key),
    loadings: (value) => listed(value, (key) => loadings.get(key)),
    length_unit: unit,
    capacity_unit: unit,
    files: fileNames,
    photos: fileNames,
    kept_by: (_value, { is_own: isOwn }) => words(isOwn ? 'mark.own' : 'mark.carrier'),
  };
}

/** Rounded to four digits, so that a size typed in another unit is shown as typed. */
const sizeIn =
  (of: 'length_unit' | 'capacity_unit'): WriteCell =>
  (value, record) => {
    if (typeof value !== 'number') return null;
    const size = 'length_unit' in record ? lookUp(UNIT_SIZES, record[of]) : undefined;
    return Math.round((value / (size ?? 1)) * 1e4) / 1e4;
  };

const sizeWriters: Partial<Record<ColumnName, WriteCell>> = {
  height_m: sizeIn('length_unit'),
  length_m: sizeIn('length_unit'),
  width_m: sizeIn('length_unit'),
  load_capacity_kg: sizeIn('capacity_unit'),
};
