import type { RefusalCode } from '@tenderlane/domain';

/** Codes of answers that no domain rule gives: input, session, limits, failures of the server. HTTP status beside each. */
export const REQUEST_ERRORS = {
  'input.invalid': 422,
  'input.too-large': 413,
  'input.not-json': 415,
  'input.unreadable': 422,
  'session.missing': 401,
  'session.xsrf': 403,
  'session.no-brand': 403,
  'session.code-needed': 403,
  'right.missing': 403,
  'plan.limit': 403,
  'brand.other': 403,
  'record.not-found': 404,
  'list.too-deep': 422,
  'load.changed-meanwhile': 409,
  'load.material-edit': 409,
  'view.name-taken': 409,
  'view.too-many': 409,
  'view.changed-meanwhile': 409,
  'idempotency.other-body': 422,
  'idempotency.in-flight': 409,
  'invitation.expired': 409,
  'invitation.used': 409,
  'invitation.revoked': 409,
  'invitation.own-company': 409,
  'invitation.other-login': 403,
  'login.invalid': 422,
  'login.no-sms': 422,
  'login.no-email': 422,
  'login.taken': 409,
  'brand.exists': 409,
  'brand.currency-in-use': 409,
  'request.too-many': 429,
  'request.too-many-unknown': 429,
  'job.too-many': 429,
  'job.too-many-rows': 422,
  'job.undo-over': 409,
  'export.too-many': 422,
  'server.busy': 503,
  'server.database-away': 503,
  'server.failure': 500,
} as const;

export type RequestErrorCode = keyof typeof REQUEST_ERRORS;
export type ErrorCode = RequestErrorCode | RefusalCode;

/** Codes of single fields in `errors`, beside the domain's own. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too-long',
  'too-short',
  'too-small',
  'too-large',
  'not-a-number',
  'not-whole',
  'unknown-key',
  'not-one-of',
  'not-a-date',
  'control-characters',
  'too-many',
  'too-few',
  'weights-not-whole',
  'not-a-document',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
