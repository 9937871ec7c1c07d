import { refuseFacilityHours } from '@tenderlane/domain/facilities';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import { hoursOf, type FacilityValues } from './facility-values';

export type Problems = ReadonlyMap<string, string>;

export function problemsOf(values: FacilityValues): Problems {
  const t = textsOf('facilities');
  const [missing, time] = [t('form.missing'), t('hours.time_invalid')];
  const problems = new Map<string, string>();
  if (!values.name.trim()) problems.set('name', missing);
  if (!values.address) problems.set('address', t('form.address_missing'));
  for (const [index, { name }] of values.contacts.entries()) {
    if (!name.trim()) problems.set(`contacts.${index}.name`, missing);
  }
  const hours = hoursOf(values);
  for (const [index, each] of (hours?.days ?? []).entries()) {
    if (!each.from) problems.set(`hours.days.${index}.from`, time);
    if (!each.to) problems.set(`hours.days.${index}.to`, time);
    for (const [number, { from, to }] of each.breaks.entries()) {
      if (!from || !to) problems.set(`hours.days.${index}.breaks.${number}.from`, time);
    }
  }
  for (const [index, { date }] of (hours?.holidays ?? []).entries()) {
    if (!date) problems.set(`hours.holidays.${index}.date`, missing);
  }
  if (problems.size > 0 || !hours) return problems;
  const refusal = refuseFacilityHours(hours);
  if (refusal?.field) problems.set(refusal.field, reasonText(refusal));
  return problems;
}
