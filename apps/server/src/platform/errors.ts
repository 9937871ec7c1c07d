import { REFUSAL_STATUS, type Refusal, type RefusalCode } from '@tenderlane/domain';
import { REQUEST_ERRORS, type ErrorCode } from '@tenderlane/contract';

export interface ErrorDetails {
  params?: Record<string, unknown>;
  /** Field path → codes of what is wrong with it. */
  fields?: Record<string, FieldProblem[]>;
  retryAfterSeconds?: number;
  /** The brand a record belongs to, told to its own people: beside the code, not among its parameters alone. */
  company?: { id: number; name: string };
  /** Commit what the command wrote before it refused. */
  keepsChanges?: boolean;
}

export interface FieldProblem {
  code: string;
  params?: Record<string, unknown>;
}

/** Problems by the field they belong to; a field may have any name, also one that every object answers to. */
export function fieldProblems(found: readonly (readonly [string, FieldProblem])[]): Record<string, FieldProblem[]> {
  const byField = new Map<string, FieldProblem[]>();
  for (const [field, problem] of found) byField.set(field, [...(byField.get(field) ?? []), problem]);
  return Object.fromEntries(byField);
}

/** An answer that is not a success: its code is the same for programs in every language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly status: number;
  readonly keepsChanges: boolean;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.status = statusOf(code);
    this.keepsChanges = details.keepsChanges ?? false;
  }
}

function statusOf(code: ErrorCode): number {
  if (Object.hasOwn(REQUEST_ERRORS, code)) return REQUEST_ERRORS[code as keyof typeof REQUEST_ERRORS];
  return REFUSAL_STATUS[code as RefusalCode];
}

/** Turns a rule's refusal into the answer; the transaction around it is undone. */
export function refused(refusal: Refusal, extra: Record<string, unknown> = {}): AppError {
  const params = { ...refusal.params, ...extra };
  const fields = refusal.field ? { [refusal.field]: [{ code: refusal.code, params }] } : {};
  const seconds = Number(refusal.params?.['retry_after_s'] ?? 0);
  return new AppError(refusal.code, { params, fields, ...(seconds > 0 && { retryAfterSeconds: seconds }) });
}

/** A value that the code around it guarantees; without it something is broken, and the request ends as such. */
export function assertPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The record is another brand's, to which this person belongs, belonged or is invited. */
export const otherBrand = (company: { id: number; name: string }) =>
  new AppError('brand.other', { company, params: { company_id: company.id, company_name: company.name } });

/** The disk has no space left, or PostgreSQL's disk has none (53100). */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || (cause instanceof Error && isDiskFull(cause));
}

export const notFound = () => new AppError('record.not-found');

/** The value of a rule that may refuse, or the refusal as an error. */
export function unwrap<T extends object>(result: T | Refusal, extra?: Record<string, unknown>): T {
  if (isRefusal(result)) throw refused(result, extra);
  return result;
}

function isRefusal(result: object): result is Refusal {
  return 'code' in result && typeof result.code === 'string' && Object.hasOwn(REFUSAL_STATUS, result.code);
}

/** Stops when a policy or a rule refused. */
export function throwIfRefused(refusal: Refusal | null | undefined, extra?: Record<string, unknown>): void {
  if (refusal) throw refused(refusal, extra);
}
