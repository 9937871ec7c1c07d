import type { MemberContext } from '../../../platform/context';
import type { ImportLine, ImportOptions, LinePlan } from '../../../platform/imports/import-kind';
import { assertPresent } from '../../../platform/errors';
import type { FieldDefinition } from '@tenderlane/domain/fields';
import { lookUp } from '@tenderlane/domain/values';
import { findCompany } from '../../brands';
import { listFields } from '../../fields';
import { listKnownCarriers, type CarrierValues, type KnownCarrier } from './imported-carrier.queries';
import { changedOwnFields } from './own-fields';
import { LABELS_MAX } from './read-cells';

export interface CarrierPlan {
  id: number | null;
  values: Partial<CarrierValues>;
  changes: { field: string; old: unknown; new: unknown }[];
}

export async function checkCarriers(
  { sql, principal }: MemberContext,
  lines: readonly ImportLine<CarrierValues>[],
  options: ImportOptions,
): Promise<LinePlan<CarrierPlan>[]> {
  const company = assertPresent(await findCompany(sql, principal.companyId), 'the own company');
  const wanted = lines.map(({ values }, n) => ({
    n,
    name: values.name,
    country_id: values.country_id,
    legal_id: values.legal_id ?? null,
    login: values.login ?? null,
    external_id: values.external_id ?? null,
  }));
  const known = await listKnownCarriers(sql, principal.companyId, wanted);
  const hasOwn = lines.some(({ values }) => values.custom !== undefined);
  const definitions = hasOwn ? await listFields(sql, principal.companyId, 'carrier') : [];
  return lines.map(({ values }, n) => {
    if (values.legal_id && values.legal_id === company.legal_id && values.country_id === company.country_id) {
      return { outcome: 'refused', problem: { reason: 'own_company', field: 'legal_id' } };
    }
    return planLine(values, assertPresent(known[n], 'an answer for every line'), { ...options, definitions });
  });
}

interface PlanOptions extends ImportOptions {
  definitions: readonly FieldDefinition[];
}

function planLine(
  values: CarrierValues,
  known: KnownCarrier,
  { overwrite, definitions }: PlanOptions,
): LinePlan<CarrierPlan> {
  const refuse = (reason: 'login_taken' | 'removed_before' | 'exists' | 'too_many_labels', field?: string) => {
    const carrier = reason === 'login_taken' ? (known.login_owner ?? '') : known.name;
    const params: Record<string, string | number> = reason === 'too_many_labels' ? { max: LABELS_MAX } : { carrier };
    return { outcome: 'refused', problem: { reason, params, ...(field && { field }) } } as const;
  };
  const own = changedOwnFields(definitions, known.custom ?? {}, values.custom ?? {});
  if ('reason' in own) return { outcome: 'refused', problem: own };
  if (known.login_owner !== null) return refuse('login_taken', 'login');
  if (known.id === null && !values.login)
    return { outcome: 'refused', problem: { reason: 'no_login', field: 'login' } };
  if (known.id === null) return { outcome: 'created', plan: { id: null, values, changes: [] } };
  if (known.state === 'removed') return refuse('removed_before');
  const { custom } = own;
  const changed = { ...changedValues(values, known), ...(Object.keys(custom).length > 0 && { custom }) };
  const changes = changesOf(changed, known);
  if (changes.length === 0) return { outcome: 'unchanged' };
  if (!overwrite || known.by !== 'legal_id') return refuse('exists', known.by ?? undefined);
  if (known.labels.length + (changed.labels?.length ?? 0) > LABELS_MAX) return refuse('too_many_labels', 'labels');
  return { outcome: 'updated', plan: { id: known.id, values: changed, changes } };
}

/**
 * Returns the new values for an existing carrier. A joined company keeps its own name, and an address that an
 * invitation was sent to is not changed.
 */
function changedValues(values: CarrierValues, known: KnownCarrier): Partial<CarrierValues> {
  const { labels = [], note, custom: _custom, legal_id: _legalId, ...texts } = values;
  const had = new Set(known.labels.map((label) => label.toLowerCase()));
  const added = labels.filter((label) => !had.has(label.toLowerCase()));
  const fixed = new Set<string>();
  if (known.has_company) for (const field of ['name', 'country_id', 'login', 'website']) fixed.add(field);
  if (known.state !== 'suggested' && known.login !== null) fixed.add('login');
  if (known.by === 'name') fixed.add('name');
  const before = new Map<string, unknown>(Object.entries(known));
  const changed = Object.entries(texts).filter(([field, value]) => !fixed.has(field) && before.get(field) !== value);
  const isNew = note !== undefined && !known.notes.includes(note);
  return { ...Object.fromEntries(changed), ...(isNew && { note }), ...(added.length > 0 && { labels: added }) };
}

const changesOf = (
  { custom = {}, ...changed }: Partial<CarrierValues>,
  known: KnownCarrier,
): CarrierPlan['changes'] => {
  const before = new Map<string, unknown>(Object.entries(known));
  const own = Object.entries(custom).map(([variable, value]) => ({
    field: `custom.${variable}`,
    old: lookUp(known.custom ?? {}, variable) ?? null,
    new: value,
  }));
  return [
    ...Object.entries(changed).map(([field, value]) => ({ field, old: before.get(field) ?? null, new: value })),
    ...own,
  ];
};
