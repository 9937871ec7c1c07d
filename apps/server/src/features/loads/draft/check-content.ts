import { isCurrency } from '@tenderlane/domain/money';
import type { EditableLoad } from '@tenderlane/contract';
import { AppError, fieldProblems } from '../../../platform/errors';
import { isIsoCountry } from '../../reference';

/** Refuses unknown countries, time zones and currencies, because pages and messages could not show them. */
export function checkContent({ waypoints = [], payment }: Partial<EditableLoad>): void {
  const wrong: string[] = [];
  const refuse = (field: string) => wrong.push(field);
  for (const [index, { address }] of waypoints.entries()) {
    if (address && !isIsoCountry(address.country_id)) refuse(`waypoints.${index}.address.country_id`);
    if (address && !isTimeZone(address.time_zone)) refuse(`waypoints.${index}.address.time_zone`);
  }
  if (payment && !isCurrency(payment.currency)) refuse('payment.currency');
  const fields = fieldProblems(wrong.map((field) => [field, { code: 'not-one-of' }]));
  if (wrong.length > 0) throw new AppError('input.invalid', { fields });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
