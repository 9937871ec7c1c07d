import { ACTIVE_RELATIONS } from '@tenderlane/domain/carriers';
import type { AttentionItem } from '../../../platform/dashboard/attention';
import { oneOf } from '../../../platform/database/one-of';
import { ofCarrier, ofSender } from '../../../platform/database/tenant';
import { senderOf } from '../../../platform/principal';

export const askedPackets: AttentionItem = {
  key: 'packet.asked',
  icon: 'paper',
  side: 'carrier',
  panel: 'decide',
  page: 'packet',
  list: { page: 'packets' },
  rows: ({ bind, principal }) =>
    `select r.id as record_id, null::bigint as load_id, null::bigint as priority, null::timestamptz as deadline, p.asked_at as since, s.name
       from packets p join carriers r on r.id = p.carrier_id join companies s on s.id = p.company_id
      where ${ofCarrier('p')} and ${ofSender('p', bind(senderOf(principal)))} and p.asked_at is not null
        and p.state in ('not_completed', 'completed') and ${oneOf('r.state', ACTIVE_RELATIONS)}`,
};
