import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import { dueRows } from '../../platform/jobs/due';
import { CLOCK } from '../../platform/principal';
import { forgetDemo, hasDueDemos, postponeDemo, takeDueDemos, type DemoRow } from './demo.queries';
import { eventOfDemo } from './save-demo';

export const dueDemos = dueRows<DemoRow>({
  name: 'demos',
  paceMs: 30_000,
  hasDue: async (sql, clock) => hasDueDemos(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueDemos(sql, await clock.now(sql), limit),
  async run(context, demos) {
    const { sql, clock } = context;
    const cause = { at: await clock.now(sql), actor: CLOCK, batchUuid: null };
    const events: NewEvent[] = [];
    for (const demo of demos) {
      if (demo.confirmed_at === null) await forgetDemo(sql, demo.id);
      else {
        await postponeDemo(sql, demo.id, null);
        const at = demo.at?.getTime() ?? 0;
        events.push({ ...eventOfDemo(demo, cause), action: 'demo.reminded', params: { at } });
      }
    }
    await record(context, events);
    return demos.length;
  },
  postpone: (sql, { id }, until) => postponeDemo(sql, id, until),
});
