import {
  isSameReview,
  refuseReview,
  refuseReviewChange,
  refuseReviewOf,
  type ReviewInput,
} from '@tenderlane/domain/scorecard';
import type { Review, ReviewBody, ReviewOfLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { missingLoad } from '../../loads';
import { nameLoads } from '../named-loads';
import { inputOf, presentReview } from './present-review';
import { findReview, findReviewedLoad, insertReview, saveReview, type ReviewedLoad } from './review.queries';

const stateOf = ({ state, previous_state: previousState }: ReviewedLoad) => ({ state, previousState });

/** Saves a review of a completed load's carrier, which may be changed within two weeks. */
export async function reviewLoad(context: MemberContext, loadId: number, body: ReviewBody): Promise<Review> {
  const { sql, principal, clock } = context;
  const companyId = principal.companyId;
  const load = await findReviewedLoad(sql, companyId, loadId, true);
  if (!load) throw await missingLoad(context, loadId);
  const input = readInput(body);
  const known = await findReview(sql, companyId, loadId);
  if (known && isSameReview(inputOf(known), input)) return show(context, loadId);
  const now = await clock.now(sql);
  throwIfRefused(refuseReview(stateOf(load), known?.reviewed_at.getTime() ?? null, input, now));
  if (known) await saveReview(sql, companyId, loadId, input, now);
  else {
    const movedBy = load.moved_by;
    if (!movedBy) throw new AppError('review.not-completed', { params: { state: load.state } });
    await insertReview(sql, {
      ...input,
      ...movedBy,
      company_id: companyId,
      load_id: loadId,
      by: principal.accountId,
      at: now,
    });
  }
  await recordReview(context, load, { loadId, input, known: known && inputOf(known), at: now });
  return show(context, loadId);
}

function readInput({ stars, tags = [], reason, private_note: note }: ReviewBody): ReviewInput {
  return { stars, tags: [...new Set(tags)], reason: reason || null, privateNote: note || null };
}

interface Written {
  loadId: number;
  input: ReviewInput;
  known: ReviewInput | undefined;
  at: number;
}

/** Private notes are in no event, so a change of only the note records none. */
async function recordReview(context: MemberContext, load: ReviewedLoad, written: Written): Promise<void> {
  const { principal, batchUuid } = context;
  const { loadId, input, known, at } = written;
  if (known && isSameReview({ ...known, privateNote: null }, { ...input, privateNote: null })) return;
  await record(context, [
    {
      at,
      companyId: principal.companyId,
      carrierCompanyId: load.moved_by?.carrier_company_id ?? null,
      entityId: loadId,
      optionId: load.moved_by?.option_id ?? null,
      action: known ? 'load.review_changed' : 'load.reviewed',
      actor: actorOf(principal),
      batchUuid,
      params: { stars: input.stars, tags: [...input.tags] },
    },
  ]);
}

async function show(context: MemberContext, loadId: number): Promise<Review> {
  const row = await findReview(context.sql, context.principal.companyId, loadId);
  const nameOf = await nameLoads(context, [loadId]);
  return presentReview(assertPresent(row, 'a review'), nameOf(loadId));
}

export async function showReview(context: MemberContext, loadId: number): Promise<ReviewOfLoad> {
  const { sql, principal, clock } = context;
  const load = await findReviewedLoad(sql, principal.companyId, loadId, false);
  if (!load) throw await missingLoad(context, loadId);
  const row = await findReview(sql, principal.companyId, loadId);
  const refusal = row
    ? refuseReviewChange(row.reviewed_at.getTime(), await clock.now(sql))
    : refuseReviewOf(stateOf(load));
  return {
    review: row ? presentReview(row, (await nameLoads(context, [loadId]))(loadId)) : null,
    refusals: refusal ? { review: { code: refusal.code, params: { ...refusal.params } } } : {},
  };
}
