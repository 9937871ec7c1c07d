import type { FacilityProposalKind, FacilityProposalState } from '@tenderlane/domain/facilities';
import type { SharedFacilityContent } from '@tenderlane/contract/facilities/schemas';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface ProposalRow {
  id: number;
  company_id: number;
  facility_id: number;
  kind: FacilityProposalKind;
  state: FacilityProposalState;
  content: Partial<SharedFacilityContent>;
  comment: string | null;
  reply: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const COLUMNS = `p.id, p.company_id, p.facility_id, p.kind, p.state, p.content, p.comment, p.reply, p.created_at, p.decided_at`;
const OF_OPERATOR = unscoped('the operator decides about proposals of all companies');

export function findLastProposal(sql: Sql, companyId: number, facilityId: number): Promise<ProposalRow | undefined> {
  return sql.first(
    `select ${COLUMNS} from facility_proposals p
      where ${own('p')} and p.facility_id = $2 and p.state <> 'withdrawn' order by p.id desc limit 1`,
    [companyId, facilityId],
  );
}

export async function countOpenProposals(
  sql: Sql,
  companyId: number,
  facilityId: number,
): Promise<{ total: number; ofFacility: number }> {
  return sql.one(
    `select count(*) as total, count(*) filter (where p.facility_id = $2) as "ofFacility"
       from facility_proposals p where ${own('p')} and p.state = 'open'`,
    [companyId, facilityId],
  );
}

export function insertProposal(
  sql: Sql,
  companyId: number,
  proposal: Pick<ProposalRow, 'facility_id' | 'kind' | 'content' | 'comment'>,
  by: { accountId: number; at: number },
): Promise<ProposalRow> {
  return sql.one(
    `insert into facility_proposals as p (company_id, facility_id, kind, content, comment, created_at, created_by)
     values (${owner()}, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [
      companyId,
      proposal.facility_id,
      proposal.kind,
      JSON.stringify(proposal.content),
      proposal.comment,
      new Date(by.at),
      by.accountId,
    ],
  );
}

export function lockOwnProposal(
  sql: Sql,
  companyId: number,
  facilityId: number,
  id: number,
): Promise<ProposalRow | undefined> {
  return sql.first(
    `select ${COLUMNS} from facility_proposals p where ${own('p')} and p.facility_id = $2 and p.id = $3 for update of p`,
    [companyId, facilityId, id],
  );
}

export function lockProposal(sql: Sql, id: number): Promise<ProposalRow | undefined> {
  return sql.first(`select ${COLUMNS} from facility_proposals p where p.id = $1 for update of p ${OF_OPERATOR}`, [id]);
}

export async function saveProposalDecision(
  sql: Sql,
  proposal: ProposalRow,
  decision: { state: FacilityProposalState; reply: string | null },
  by: { accountId: number; at: number },
): Promise<ProposalRow> {
  const at = new Date(by.at);
  await sql.run(
    `update facility_proposals set state = $3, reply = $4, decided_at = $5, decided_by = $6 where ${own()} and id = $2`,
    [proposal.company_id, proposal.id, decision.state, decision.reply, at, by.accountId],
  );
  return { ...proposal, ...decision, decided_at: at };
}

export interface QueuedRow extends ProposalRow {
  company_name: string;
  author: string;
  decided_by_name: string | null;
  facility: SharedFacilityContent & { is_public: boolean };
}

const PERSON = (alias: string) => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;

export function listQueue(
  sql: Sql,
  isOpen: boolean,
  { after, limit }: { after: number | null; limit: number },
): Promise<QueuedRow[]> {
  const [states, order, isAfter] = isOpen
    ? [`p.state = 'open'`, 'p.id', 'p.id > $1']
    : [`p.state in ('approved', 'declined')`, 'p.id desc', 'p.id < $1'];
  return sql.rows(
    `${QUEUED} where ${states} and ($1::bigint is null or ${isAfter}) order by ${order} limit $2 ${OF_OPERATOR}`,
    [after, limit],
  );
}

export async function countQueue(sql: Sql): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from facility_proposals p where p.state = 'open' ${OF_OPERATOR}`,
  );
  return count;
}

export function findQueued(sql: Sql, id: number): Promise<QueuedRow | undefined> {
  return sql.first(`${QUEUED} where p.id = $1 ${OF_OPERATOR}`, [id]);
}

const QUEUED = `select ${COLUMNS}, c.name as company_name, ${PERSON('a')} as author,
    case when d.id is not null then ${PERSON('d')} end as decided_by_name,
    jsonb_build_object('name', f.name, 'category', f.category, 'address', f.address, 'hours', f.hours,
      'contacts', case when f.is_public then f.contacts else '[]' end, 'note', f.note, 'company_name', f.company_name,
      'legal_number', f.legal_number, 'is_public', f.is_public) as facility
  from facility_proposals p
  join facilities f on f.id = p.facility_id
  join companies c on c.id = p.company_id
  join accounts a on a.id = p.created_by
  left join accounts d on d.id = p.decided_by`;

export function findProposalForMessage(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<{ created_by: number; facility_id: number; facility: string; reply: string | null } | undefined> {
  return sql.first(
    `select p.created_by, p.facility_id, f.name as facility, p.reply
       from facility_proposals p join facilities f on f.id = p.facility_id where ${own('p')} and p.id = $2`,
    [companyId, id],
  );
}
