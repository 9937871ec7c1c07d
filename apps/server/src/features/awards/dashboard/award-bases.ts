import { LANE_DAYS } from '@tenderlane/domain/carriers';
import { comparableRate } from '@tenderlane/domain/terms';
import { DAY_MS } from '@tenderlane/domain/core';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import type { EventOf } from '../../../platform/events/new-event';
import { findComparisons } from '../grid/grid.queries';
import { LANE_AWARDS } from '../grid/grid';
import { listAwards, saveBases, type AwardBases } from './award-bases.queries';

export const baseSubscribers = { 'option.confirmed': [keepBases] } satisfies InTransaction;

/** Keeps the prices that an award is compared with, because a lane's median changes with every later award. */
async function keepBases({ sql }: RecordContext, events: readonly EventOf<'option.confirmed'>[]): Promise<void> {
  const awards = await listAwards(
    sql,
    events.map(({ companyId }) => companyId),
    events.map(({ entityId }) => entityId),
  );
  const at = new Map(events.map(({ entityId, at: moment }) => [entityId, moment]));
  const bases = awards.map(async ({ terms, ...award }): Promise<AwardBases> => {
    const since = (at.get(award.load_id) ?? 0) - LANE_DAYS * DAY_MS;
    const compared = await findComparisons(sql, award.company_id, award.load_id, since);
    const rate = (stated: number | null) => (stated === null ? null : comparableRate(stated, terms));
    return {
      ...award,
      starting: rate(terms.startingRate),
      target: rate(terms.targetRate),
      lane_median: compared.awards >= LANE_AWARDS ? compared.median : null,
      first_bid: compared.first_bid,
    };
  });
  await saveBases(sql, await Promise.all(bases));
}
