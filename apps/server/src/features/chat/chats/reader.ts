import type { Right, Side } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { senderOf } from '../../../platform/principal';
import { findOperatorCompany } from '../../brands';

/** Who reads chats, and as whom. */
export interface ChatReader {
  accountId: number;
  companyId: number;
  side: Side;
  rights: ReadonlySet<Right>;
  /** The one shipper whose chats a session sees that a link opened. */
  senderId: number | null;
  /** Of the company that answers support chats. */
  isOperator: boolean;
}

export async function readerOf({ sql, principal, config }: MemberContext): Promise<ChatReader> {
  const { accountId, companyId, side, rights } = principal;
  const operatorId = side === 'shipper' ? await findOperatorCompany(sql, config.operatorBrand) : undefined;
  return { accountId, companyId, side, rights, senderId: senderOf(principal), isOperator: operatorId === companyId };
}
