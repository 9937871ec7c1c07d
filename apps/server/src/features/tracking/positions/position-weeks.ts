import { DAY_MS } from '@tenderlane/domain/core';
import type { DueWork } from '../../../platform/jobs/due';
import { createWeek, dropWeek, listWeeks, lockWeeks } from './position-weeks.queries';

const WEEK_MS = 7 * DAY_MS;
const AHEAD_WEEKS = 8;
const FIRST_MONDAY_MS = 4 * DAY_MS;

const weekOf = (at: number) => Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

export const positionWeeks: DueWork = {
  name: 'position weeks',
  paceMs: 3_600_000,
  runOnce: ({ database, clock, config }) =>
    database.transaction(async (sql) => {
      await lockWeeks(sql);
      const now = await clock.now(sql);
      const present = await listWeeks(sql);
      const wanted = Array.from({ length: AHEAD_WEEKS + 2 }, (_, index) => weekOf(now) + (index - 1) * WEEK_MS);
      const missing = wanted.filter((week) => !present.includes(week));
      const old = present.filter((week) => week + WEEK_MS < now - config.positionDays * DAY_MS);
      for (const week of missing) await createWeek(sql, week, week + WEEK_MS);
      for (const week of old) await dropWeek(sql, week);
      return missing.length + old.length;
    }),
};
