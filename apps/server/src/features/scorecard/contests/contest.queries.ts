import type { ContestState, Metric } from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { ofCarrier, own, owner } from '../../../platform/database/tenant';

export interface ContestRow {
  id: number;
  company_id: number;
  carrier_company_id: number;
  carrier_id: number;
  load_id: number;
  option_id: number;
  metric: Metric;
  state: ContestState;
  text: string;
  answer: string | null;
  asked_at: Date;
  decided_at: Date | null;
}

const COLUMNS =
  'id, company_id, carrier_company_id, carrier_id, load_id, option_id, metric, state, text, answer, asked_at, decided_at';

const CONTESTS_MAX = 200;

export function listContests(sql: Sql, companyId: number, carrierId: number): Promise<ContestRow[]> {
  return sql.rows(
    `select ${COLUMNS} from metric_contests where ${own()} and carrier_id = $2
      order by state = 'open' desc, id desc limit ${CONTESTS_MAX}`,
    [companyId, carrierId],
  );
}

export function listContestsAbout(
  sql: Sql,
  companyId: number,
  carrierId: number,
  optionIds: readonly number[],
): Promise<ContestRow[]> {
  return sql.rows(
    `select ${COLUMNS} from metric_contests where ${own()} and carrier_id = $2 and option_id = any(${idsOf('$3')})`,
    [companyId, carrierId, optionIds],
  );
}

export function countOpenContests(
  sql: Sql,
  relations: readonly { company_id: number; carrier_id: number }[],
): Promise<{ carrier_id: number; total: number }[]> {
  return sql.rows(
    `select c.carrier_id, count(*) as total from unnest($1::bigint[], $2::bigint[]) as asked(company_id, carrier_id)
       join metric_contests c on ${own('c', 'asked.company_id')} and c.carrier_id = asked.carrier_id and c.state = 'open' group by 1`,
    [relations.map((row) => row.company_id), relations.map((row) => row.carrier_id)],
  );
}

export function lockContest(
  sql: Sql,
  companyId: number,
  carrierId: number,
  id: number,
): Promise<ContestRow | undefined> {
  return sql.first(
    `select ${COLUMNS} from metric_contests where ${own()} and carrier_id = $2 and id = $3 for no key update`,
    [companyId, carrierId, id],
  );
}

export function findOwnContest(
  sql: Sql,
  carrierCompanyId: number,
  optionId: number,
  metric: Metric,
): Promise<ContestRow | undefined> {
  return sql.first(`select ${COLUMNS} from metric_contests where ${ofCarrier()} and option_id = $2 and metric = $3`, [
    carrierCompanyId,
    optionId,
    metric,
  ]);
}

export interface NewContest extends Pick<
  ContestRow,
  'company_id' | 'carrier_company_id' | 'carrier_id' | 'load_id' | 'option_id' | 'metric' | 'text' | 'asked_at'
> {
  asked_by: number;
}

/** Returns nothing if a colleague contested the same load at the same time. */
export function insertContest(sql: Sql, row: NewContest): Promise<ContestRow | undefined> {
  return sql.first(
    `insert into metric_contests (company_id, carrier_company_id, carrier_id, load_id, option_id, metric, text, asked_by, asked_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (option_id, metric) do nothing returning ${COLUMNS}`,
    [
      row.company_id,
      row.carrier_company_id,
      row.carrier_id,
      row.load_id,
      row.option_id,
      row.metric,
      row.text,
      row.asked_by,
      row.asked_at,
    ],
  );
}

export function saveContestDecision(
  sql: Sql,
  { company_id, id }: ContestRow,
  decided: { state: ContestState; answer: string | null; by: number; at: number },
): Promise<ContestRow> {
  return sql.one(
    `update metric_contests set state = $3, answer = $4, decided_by = $5, decided_at = $6 where ${own()} and id = $2 returning ${COLUMNS}`,
    [company_id, id, decided.state, decided.answer, decided.by, new Date(decided.at)],
  );
}
