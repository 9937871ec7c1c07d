import type { Right, Side } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { senderOf } from '../../../platform/principal';
import { findOperatorCompany } from '../../brands';

export interface ChatReader {
  accountId: number;
  companyId: number;
  side: Side;
  rights: ReadonlySet<Right>;
  /** The only shipper whose chats a session opened by a link may see. */
  senderId: number | null;
  /** True for members of the company that answers support chats. */
  isOperator: boolean;
}

export async function readerOf({ sql, principal, config }: MemberContext): Promise<ChatReader> {
  const { accountId, companyId, side, rights } = principal;
  const operatorId = side === 'shipper' ? await findOperatorCompany(sql, config.operatorBrand) : undefined;
  return { accountId, companyId, side, rights, senderId: senderOf(principal), isOperator: operatorId === companyId };
}
