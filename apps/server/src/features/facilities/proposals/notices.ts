import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { peopleNamed } from '../../../platform/notices/audiences';
import { readEach, type Audience, type NoticeSource } from '../../../platform/notices/notice';
import { NOTHING, placeAt, type Subject } from '../../../platform/notices/subject';
import { findProposalForMessage } from './proposal.queries';

const proposer: Audience = {
  name: 'proposer',
  side: 'shipper',
  list: peopleNamed(({ event: { companyId }, subject: { askerId } }) =>
    typeof askerId === 'number' ? [{ companyId, accountId: askerId, carrierId: null }] : [],
  ),
};

async function readSubject(sql: Sql, { companyId, params }: OutboxEvent): Promise<Subject | null> {
  const id = Number((params as { proposal_id?: unknown }).proposal_id);
  const found = await findProposalForMessage(sql, companyId, id);
  if (!found) return null;
  const facts = {
    name: found.facility,
    ...(found.reply && { reason: found.reply }),
  };
  return {
    ...NOTHING,
    askerId: found.created_by,
    placeFor: () => placeAt(`/facilities/${found.facility_id}`, 'facility.show', found.facility_id),
    bellFor: () => facts,
    valuesFor: () => facts,
  };
}

export const proposalNotices: NoticeSource = {
  notices: {
    'facility.proposal_approved': [{ to: proposer, template: 'proposal-approved', group: 'company', class: 'useful' }],
    'facility.proposal_declined': [{ to: proposer, template: 'proposal-declined', group: 'company', class: 'useful' }],
  },
  readSubjects: readEach(readSubject),
};
