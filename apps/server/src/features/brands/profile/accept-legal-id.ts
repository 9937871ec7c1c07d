import { isRefusal } from '@tenderlane/domain/core';
import { readLegalIdOf } from '@tenderlane/domain/brands';
import { AppError, type FieldProblem } from '../../../platform/errors';

export function readTypedLegalId(
  countryId: string,
  typed: string | null | undefined,
): { legalId: string | null } | FieldProblem {
  if (!typed?.trim()) return { legalId: null };
  const read = readLegalIdOf(countryId, typed);
  return isRefusal(read) ? { code: read.code, params: { ...read.params } } : { legalId: read.legalId };
}

/** Throws 422 at `field` if the id is invalid. */
export function acceptLegalId(countryId: string, typed: string | null | undefined, field = 'legal_id'): string | null {
  const read = readTypedLegalId(countryId, typed);
  if ('legalId' in read) return read.legalId;
  throw new AppError(read.code as 'legal-id.format', { params: read.params ?? {}, fields: { [field]: [read] } });
}
