import { CHAT_LIMITS, refuseWriting } from '@tenderlane/domain/chat';
import type { ChatReply } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound, throwIfRefused } from '../../../platform/errors';
import { deleteReply, insertReply, listReplies, saveReply } from './reply.queries';

type Content = Omit<ChatReply, 'id'>;

export const showReplies = ({ sql, principal }: MemberContext): Promise<ChatReply[]> =>
  listReplies(sql, principal.companyId, CHAT_LIMITS.repliesMax);

export async function addReply({ sql, principal, clock }: MemberContext, content: Content): Promise<ChatReply> {
  throwIfRefused(refuseWriting(principal, { isSupport: false }));
  const max = CHAT_LIMITS.repliesMax;
  const added = await insertReply(sql, principal, content, { max, at: await clock.now(sql) });
  if (!added) throw new AppError('chat.too-many-replies', { params: { max } });
  return added;
}

export async function changeReply(
  { sql, principal, clock }: MemberContext,
  id: number,
  content: Content,
): Promise<ChatReply> {
  throwIfRefused(refuseWriting(principal, { isSupport: false }));
  const saved = await saveReply(sql, principal, { id, ...content }, await clock.now(sql));
  if (!saved) throw notFound();
  return saved;
}

export async function removeReply({ sql, principal }: MemberContext, id: number): Promise<void> {
  throwIfRefused(refuseWriting(principal, { isSupport: false }));
  if ((await deleteReply(sql, principal.companyId, id)) === 0) throw notFound();
}
