import type { Right, Side } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { senderOf } from '../../../platform/principal';
import { isOperator } from '../../brands';

export interface ChatReader {
  accountId: number;
  companyId: number;
  side: Side;
  rights: ReadonlySet<Right>;
  /** The only shipper whose chats a session opened by a link may see. */
  senderId: number | null;
  isOperator: boolean;
}

export async function readerOf(context: MemberContext): Promise<ChatReader> {
  const { principal } = context;
  const { accountId, companyId, side, rights } = principal;
  const reader = { accountId, companyId, side, rights, senderId: senderOf(principal) };
  return { ...reader, isOperator: await isOperator(context) };
}
