import type { QueuedProposal } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { pageAfter, type AfterQuery } from '../../../platform/http/paging';
import { asOperator } from '../../brands';
import { approveProposal, declineProposal, readProposals } from '../../facilities';

const PAGE = 25;

export async function showProposals(
  context: MemberContext,
  { state = 'open', ...page }: AfterQuery & { state?: 'open' | 'decided' | undefined },
) {
  await asOperator(context);
  return readProposals(context, { isOpen: state === 'open', ...pageAfter(page, PAGE) });
}

export async function approveFacility(context: MemberContext, id: number): Promise<QueuedProposal> {
  await asOperator(context, 'settings.write');
  return approveProposal(context, id);
}

export async function declineFacility(context: MemberContext, id: number, reason: string): Promise<QueuedProposal> {
  await asOperator(context, 'settings.write');
  return declineProposal(context, id, reason);
}
