import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { nowOf, type AttentionItem } from '../../../platform/dashboard/attention';
import { oneOf } from '../../../platform/database/one-of';
import { own, unscoped } from '../../../platform/database/tenant';

const EXPIRING_DAYS = 7;

export const expiringPapers: AttentionItem = {
  key: 'packet.papers_expire',
  icon: 'paper',
  side: 'shipper',
  panel: 'exceptions',
  list: { page: 'carriers.expiring', query: { within: String(EXPIRING_DAYS) } },
  rows: (reader) => {
    const today = `(${nowOf(reader)})::date`;
    const soon = (day: string) => `${day} between ${today} and ${today} + ${EXPIRING_DAYS}`;
    return `select r.id as record_id, null::bigint as load_id, null::bigint as priority, p.expires_on::timestamptz as deadline, p.expires_on::timestamptz as since,
            coalesce(nullif(r.name, ''), r.login, '') as name
       from carriers r
       cross join lateral (
         select d.id, 'document' as kind, d.expires_on from carrier_documents d
          where ${own('d')} and d.carrier_id = r.id and d.deleted_at is null and ${soon('d.expires_on')}
         union
         select s.id, 'document', s.expires_on from carrier_documents s
          where s.company_id = r.carrier_company_id ${unscoped('documents that are in a packet of the company')}
            and ${soon('s.expires_on')} and ${oneOf('r.state', NETWORK_RELATIONS)}
            and exists (select from packets k cross join lateral jsonb_array_elements(k.submitted -> 'documents') e
                         where ${own('k')} and k.carrier_id = r.id and (e ->> 'document')::bigint = s.id)
         union
         select t.id, 'driver', t.licence_expires_on from drivers t
          where t.deleted_at is null and ${soon('t.licence_expires_on')}
            and (t.company_id = r.company_id and t.carrier_id = r.id
              or t.company_id = r.carrier_company_id and t.carrier_id is null and ${oneOf('r.state', NETWORK_RELATIONS)})
       ) p
      where ${own('r')} and r.state <> 'removed' and (p.kind = 'driver' or ${oneOf('r.state', NETWORK_RELATIONS)})${reader.isMine ? ' and false' : ''}`;
  },
};
