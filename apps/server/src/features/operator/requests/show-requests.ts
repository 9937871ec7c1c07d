import type { HelpRequest } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { listRequests, type RequestRow } from './request.queries';

export async function showRequests({ sql, principal }: MemberContext): Promise<HelpRequest[]> {
  return (await listRequests(sql, principal.companyId)).map(presentRequest);
}

function presentRequest({
  id,
  created_at: createdAt,
  text,
  sender_name,
  is_own,
  sent_at: sentAt,
}: RequestRow): HelpRequest {
  const isOwn = is_own ?? false;
  return {
    id,
    state: sentAt === null ? 'new' : isOwn ? 'waiting' : 'answered',
    last_message:
      sentAt === null
        ? null
        : { text: text ?? '', sender_name: sender_name ?? '', is_own: isOwn, sent_at: sentAt.toISOString() },
    created_at: createdAt.toISOString(),
  };
}
