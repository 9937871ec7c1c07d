import type { FacilityProposal, QueuedProposal } from '@tenderlane/contract/facilities/schemas';
import { iso } from '../../../platform/present';
import type { ProposalRow, QueuedRow } from './proposal.queries';

export const presentProposal = (row: ProposalRow): FacilityProposal => ({
  id: row.id,
  facility_id: row.facility_id,
  kind: row.kind,
  state: row.state,
  content: row.content,
  comment: row.comment,
  reply: row.reply,
  created_at: row.created_at.toISOString(),
  decided_at: iso(row.decided_at),
});

export const presentQueued = (row: QueuedRow): QueuedProposal => ({
  ...presentProposal(row),
  company: { id: row.company_id, name: row.company_name },
  author: row.author,
  facility: row.facility,
  decided_by: row.decided_by_name,
});
