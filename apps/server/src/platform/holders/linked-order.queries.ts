import { unscoped } from '../database/tenant';

export interface LinkedOrderRow {
  loadId: number;
  isWon: boolean;
  endedAt: number | null;
}

export const endOfOrder = (load: string) =>
  `case when ${load}.state not in ('processing', 'in_progress')
        then extract(epoch from coalesce(${load}.completed_at, ${load}.finished_at))::float8 * 1000 end`;

export const orderOfLink = (linkId: string) =>
  `select json_build_object('loadId', k.load_id, 'isWon', coalesce(o.state = 'confirmed' and k.ended_at is null, false), 'endedAt', ${endOfOrder('l')})
     from personal_links k left join loads l on l.id = k.load_id and l.deleted_at is null
     left join options o on o.load_id = l.id and o.carrier_id = k.carrier_id
    where k.id = ${linkId} and k.is_order ${unscoped('the link names its order')}`;
