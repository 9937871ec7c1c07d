import { DAY_MS } from '../core/time';

export const REQUEST_STATES = ['new', 'open', 'waiting', 'solved', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const UNSOLVED: readonly RequestState[] = ['new', 'open', 'waiting'];

export const REQUEST_CATEGORIES = [
  'account',
  'tenders',
  'carriers',
  'documents',
  'billing',
  'technical',
  'other',
] as const;
export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];

export const HELP_LIMITS = {
  subjectMax: 200,
  perDay: 20,
  blockingMax: 2,
  consentMs: DAY_MS,
  closesAfterMs: 7 * DAY_MS,
  reopensForMs: 14 * DAY_MS,
} as const;
