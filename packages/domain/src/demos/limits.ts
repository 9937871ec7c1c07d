import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time';

export const DEMO_STATES = ['requested', 'agreed', 'done', 'no_show', 'canceled'] as const;
export type DemoState = (typeof DEMO_STATES)[number];

export const OPEN_DEMOS: readonly DemoState[] = ['requested', 'agreed'];

export const DEMO_LIMITS = {
  timesMax: 3,
  noteMax: 1000,
  perLoginDay: 3,
  perNetworkDay: 10,
  lengthMs: 30 * MINUTE_MS,
  confirmMs: DAY_MS,
  changeBeforeMs: 2 * HOUR_MS,
  remindBeforeMs: DAY_MS,
  // An unconfirmed booking is forgotten then, and its login may get another message.
  unconfirmedMs: 7 * DAY_MS,
} as const;
