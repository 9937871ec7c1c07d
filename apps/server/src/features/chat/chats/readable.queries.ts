import type { StatementValues } from '../../../platform/database/list.queries';
import { ofCarrier, ofSender, own } from '../../../platform/database/tenant';
import type { ChatReader } from './reader';

/** A carrier may read a load, and so its chat, only through an option. */
const HAS_OPTION = `exists (select 1 from options o join carriers r on r.id = o.carrier_id where o.id = c.option_id and r.state <> 'removed')`;

type Reading = Pick<ChatReader, 'side' | 'companyId' | 'senderId' | 'isOperator'>;

export function readable({ side, companyId, senderId, isOperator }: Reading, { bind }: StatementValues): string {
  const company = bind(companyId);
  if (side === 'shipper') return isOperator ? `(${own('c', company)} or c.load_id is null)` : own('c', company);
  const ofLoads = `(${ofCarrier('c', company)} and ${ofSender('c', bind(senderId))} and ${HAS_OPTION})`;
  return senderId === null ? `(${ofLoads} or (${own('c', company)} and c.load_id is null))` : ofLoads;
}
