import type { LoadState } from '@tenderlane/domain/loads';
import type { ReviewInput } from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { own, owner } from '../../../platform/database/tenant';

export interface ReviewRow {
  id: number;
  load_id: number;
  option_id: number;
  carrier_id: number;
  stars: number;
  tags: string[];
  reason: string | null;
  private_note: string | null;
  reviewed_by: string;
  reviewed_at: Date;
  changed_at: Date | null;
  is_excluded: boolean;
}

const REVIEW = `select v.id, v.load_id, v.option_id, v.carrier_id, v.stars, v.tags, v.reason, v.private_note, v.reviewed_at, v.changed_at,
    concat_ws(' ', p.first_name, p.last_name) as reviewed_by,
    exists (select 1 from metric_contests c where c.option_id = v.option_id and c.metric = 'rating' and c.state = 'accepted') as is_excluded
  from load_reviews v join accounts p on p.id = v.reviewed_by`;

export function findReview(sql: Sql, companyId: number, loadId: number): Promise<ReviewRow | undefined> {
  return sql.first(`${REVIEW} where ${own('v')} and v.load_id = $2`, [companyId, loadId]);
}

export function listReviews(
  sql: Sql,
  companyId: number,
  carrierId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<ReviewRow[]> {
  return sql.rows(
    `${REVIEW} where ${own('v')} and v.carrier_id = $2 and ($3::bigint is null or v.id < $3) order by v.id desc limit $4`,
    [companyId, carrierId, before, limit + 1],
  );
}

export function listReviewsAbout(
  sql: Sql,
  companyId: number,
  optionIds: readonly number[],
): Promise<Pick<ReviewRow, 'option_id' | 'tags' | 'reason'>[]> {
  return sql.rows(
    `select option_id, tags, reason from load_reviews where ${own()} and option_id = any(${idsOf('$2')})`,
    [companyId, optionIds],
  );
}

export interface MovedBy {
  option_id: number;
  carrier_id: number;
  carrier_company_id: number;
}

export interface ReviewedLoad {
  state: LoadState;
  previous_state: LoadState | null;
  moved_by: MovedBy | null;
}

/** Finds a load's state and the carrier of its order; `lock` holds the row until the transaction ends. */
export function findReviewedLoad(
  sql: Sql,
  companyId: number,
  loadId: number,
  lock: boolean,
): Promise<ReviewedLoad | undefined> {
  return sql.first(
    `select l.state, l.previous_state, (select jsonb_build_object('option_id', o.id, 'carrier_id', o.carrier_id,
              'carrier_company_id', o.carrier_company_id) from options o where o.id = l.selected_option_id) as moved_by
       from loads l where ${own('l')} and l.id = $2 and l.deleted_at is null${lock ? ' for no key update of l' : ''}`,
    [companyId, loadId],
  );
}

interface NewReview extends ReviewInput, MovedBy {
  company_id: number;
  load_id: number;
  by: number;
  at: number;
}

export function insertReview(sql: Sql, row: NewReview): Promise<number> {
  return sql.run(
    `insert into load_reviews (company_id, load_id, carrier_company_id, carrier_id, option_id, stars, tags, reason, private_note,
       reviewed_by, reviewed_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      row.company_id,
      row.load_id,
      row.carrier_company_id,
      row.carrier_id,
      row.option_id,
      row.stars,
      row.tags,
      row.reason,
      row.privateNote,
      row.by,
      new Date(row.at),
    ],
  );
}

export function saveReview(
  sql: Sql,
  companyId: number,
  loadId: number,
  input: ReviewInput,
  at: number,
): Promise<number> {
  return sql.run(
    `update load_reviews set stars = $3, tags = $4, reason = $5, private_note = $6, changed_at = $7 where ${own()} and load_id = $2`,
    [companyId, loadId, input.stars, input.tags, input.reason, input.privateNote, new Date(at)],
  );
}
