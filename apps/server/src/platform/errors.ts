import { isRefusal, REFUSAL_STATUS, type Refusal } from '@tenderlane/domain/core';
import { REQUEST_ERRORS, type ErrorCode } from '@tenderlane/contract';

export interface ErrorDetails {
  params?: Record<string, unknown>;
  field?: string | undefined;
  fields?: Record<string, FieldProblem[]>;
  retryAfterSeconds?: number;
  company?: { id: number; name: string };
  keepsChanges?: boolean;
}

export interface FieldProblem {
  code: string;
  params?: Record<string, unknown>;
}

/** Groups problems by field; a Map is used because a field may be called like a member of every object. */
export function fieldProblems(found: readonly (readonly [string, FieldProblem])[]): Record<string, FieldProblem[]> {
  const byField = new Map<string, FieldProblem[]>();
  for (const [field, problem] of found) byField.set(field, [...(byField.get(field) ?? []), problem]);
  return Object.fromEntries(byField);
}

const STATUS: Readonly<Record<ErrorCode, number>> = { ...REQUEST_ERRORS, ...REFUSAL_STATUS };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly status: number;
  readonly keepsChanges: boolean;

  constructor(code: ErrorCode, { field, ...details }: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = field ? { ...details, fields: { [field]: [{ code, params: details.params ?? {} }] } } : details;
    this.status = STATUS[code];
    this.keepsChanges = details.keepsChanges ?? false;
  }
}

export const invalidField = (field: string, code: string, params: Record<string, unknown> = {}) =>
  new AppError('input.invalid', { fields: { [field]: [{ code, params }] } });

export function assertPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

export const otherBrand = (company: { id: number; name: string }) =>
  new AppError('brand.other', { company, params: { company_id: company.id, company_name: company.name } });

/** The disk is full, or PostgreSQL's disk is (53100). */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || (cause instanceof Error && isDiskFull(cause));
}

export const notFound = () => new AppError('record.not-found');

export function unwrap<T>(result: T | Refusal, extra?: Record<string, unknown>): T {
  if (isRefusal(result)) throw errorOf(result, extra);
  return result;
}

export function throwIfRefused(refusal: Refusal | null | undefined, extra?: Record<string, unknown>): void {
  if (refusal) throw errorOf(refusal, extra);
}

function errorOf({ code, params = {}, field }: Refusal, extra: Record<string, unknown> = {}): AppError {
  const seconds = Number(params['retry_after_s'] ?? 0);
  return new AppError(code, {
    params: { ...params, ...extra },
    field,
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  });
}
