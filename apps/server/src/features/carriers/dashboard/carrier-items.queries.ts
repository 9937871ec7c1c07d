import { nowOf, type AttentionItem, type AttentionReader } from '../../../platform/dashboard/attention';
import { own } from '../../../platform/database/tenant';

const ofEverybody = ({ isMine }: AttentionReader) => (isMine ? ' and false' : '');

const accessRequest: AttentionItem = {
  key: 'carrier.access_request',
  icon: 'people',
  side: 'shipper',
  panel: 'exceptions',
  list: { page: 'carriers.requests' },
  rows: (reader) =>
    `select r.id as record_id, null::bigint as load_id, null::bigint as priority, null::timestamptz as deadline, r.created_at as since,
            coalesce(nullif(r.name, ''), r.requested_login, r.login, '') as name
       from carriers r where ${own('r')} and r.state = 'requested'${ofEverybody(reader)}`,
};

const expiredInvitation: AttentionItem = {
  key: 'carrier.invitation_expired',
  icon: 'people',
  side: 'shipper',
  panel: 'exceptions',
  page: 'carriers.show',
  list: { page: 'carriers', query: { attention: 'carrier.invitation_expired' } },
  rows: (reader) =>
    `select r.id as record_id, null::bigint as load_id, null::bigint as priority, null::timestamptz as deadline, i.expires_at as since,
            coalesce(nullif(r.name, ''), r.login, '') as name
       from carriers r
       join lateral (select * from carrier_invitations v where v.carrier_id = r.id order by v.id desc limit 1) i
         on ${own('i')} and i.used_at is null and i.revoked_at is null and i.expires_at <= ${nowOf(reader)}
      where ${own('r')} and r.state = 'invited'${ofEverybody(reader)}`,
};

export const carrierItems = [accessRequest, expiredInvitation];
