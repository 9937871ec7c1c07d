import { isRefusal } from '@tenderlane/domain';
import { readLegalIdOf } from '@tenderlane/domain/companies';
import { AppError, type FieldProblem } from '../../../platform/errors';

/** The one spelling of a typed legal id, or what is wrong with it for its country; nothing typed is no number. */
export function readTypedLegalId(
  countryId: string,
  typed: string | null | undefined,
): { legalId: string | null } | FieldProblem {
  if (!typed?.trim()) return { legalId: null };
  const read = readLegalIdOf(countryId, typed);
  return isRefusal(read) ? { code: read.code, params: { ...read.params } } : { legalId: read.legalId };
}

/** The same, or 422 at the field that holds it. */
export function acceptLegalId(countryId: string, typed: string | null | undefined, field = 'legal_id'): string | null {
  const read = readTypedLegalId(countryId, typed);
  if ('legalId' in read) return read.legalId;
  throw new AppError(read.code as 'legal-id.format', { params: read.params ?? {}, fields: { [field]: [read] } });
}
