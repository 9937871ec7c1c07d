import type { RefusalCode } from '@tenderlane/domain/core';

/** Codes of errors that no feature declares: input, session, limits and server failures, with their HTTP status. */
export const REQUEST_ERRORS = {
  'input.invalid': 422,
  'input.too-large': 413,
  'input.not-json': 415,
  'input.unreadable': 422,
  'session.missing': 401,
  'session.xsrf': 403,
  'session.no-brand': 403,
  'session.code-needed': 403,
  'session.terms-missing': 403,
  'plan.limit': 403,
  'brand.other': 403,
  'record.not-found': 404,
  'list.too-deep': 422,
  'idempotency.other-body': 422,
  'idempotency.in-flight': 409,
  'request.too-many': 429,
  'request.too-many-unknown': 429,
  'job.too-many': 429,
  'export.too-many': 422,
  'server.busy': 503,
  'server.stopping': 503,
  'server.database-away': 503,
  'storage.full': 503,
  'storage.away': 503,
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
  'no-letters',
  'web-address',
  'product-name',
  'too-many',
  'too-few',
  'weights-not-whole',
  'not-a-document',
  'not-a-photo',
  'photo-too-large',
  'not-a-telegram-link',
  'not-a-variable',
  'not-a-website',
  'not-a-phone',
  'not-an-email',
  'ends-before',
  'in-the-future',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
