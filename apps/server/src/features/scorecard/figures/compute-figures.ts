import { figureOfTally, figuresOf, presentWindow, windowMovesAt } from '@tenderlane/domain/scorecard';
import { isoOf } from '../../../platform/present';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { dueRows } from '../../../platform/jobs/due';
import { dueTable } from '../../../platform/jobs/due-table.queries';
import type { ScoredRelation } from './facts.queries';
import {
  hasStale,
  listScored,
  postponeStale,
  saveMetrics,
  takeStale,
  type Mark,
  type MetricsRow,
} from './metrics.queries';
import { readTallies, type TalliedFacts } from './read-facts';

const PACE_MS = 1_000;
const WINDOW_PACE_MS = 60_000;

/** Relations per transaction; each may read thousands of invitations. */
const SLICE = 20;

const marks = dueTable<Mark>('scorecard_marks', 'id, carrier_id, company_id');

export const markedScorecards = dueRows<Mark>({
  name: 'scorecards',
  isBackground: true,
  paceMs: PACE_MS,
  ...marks,
  takeDue: (sql, clock, limit) => marks.takeDue(sql, clock, Math.min(limit, SLICE)),
  run: async (context, rows) => {
    await computeFigures(
      context,
      rows.map((mark) => mark.carrier_id),
    );
    return rows.length;
  },
});

export const movedScorecards = dueRows<{ id: number }>({
  name: 'scorecard windows',
  isBackground: true,
  paceMs: WINDOW_PACE_MS,
  hasDue: async (sql, clock) => hasStale(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeStale(sql, await clock.now(sql), Math.min(limit, SLICE)),
  run: async (context, rows) => {
    await computeFigures(
      context,
      rows.map(({ id }) => id),
    );
    return rows.length;
  },
  postpone: (sql, { id }, until) => postponeStale(sql, id, until),
});

/** The time is read before the facts, so that of two computations the one with the later facts is kept. */
async function computeFigures({ sql, clock }: RecordContext, carrierIds: readonly number[]): Promise<void> {
  const now = await clock.now(sql);
  const relations = await listScored(sql, carrierIds);
  const facts = await readTallies(sql, relations, presentWindow(now).from);
  const rows = relations.map((relation) => rowOf(relation, facts.get(relation.carrier_id), now));
  if (rows.length > 0) await saveMetrics(sql, rows, now);
}

function rowOf(
  { carrier_id, company_id }: ScoredRelation,
  { items, trips, invitations }: TalliedFacts = { items: [], trips: 0, invitations: undefined },
  now: number,
): MetricsRow {
  const { acceptance, cancel, on_time: onTime, rating } = figuresOf(items, presentWindow(now));
  const response = invitations && figureOfTally('response', invitations);
  return {
    carrier_id,
    company_id,
    trips,
    response_bp: response?.value ?? null,
    acceptance_bp: acceptance.value,
    cancel_bp: cancel.value,
    on_time_bp: onTime.value,
    rating_x100: rating.value,
    rating_count: rating.denominator,
    stale_at: isoOf(windowMovesAt(invitations ? [...items, { at: invitations.oldest_at.getTime() }] : items, now)),
  };
}
