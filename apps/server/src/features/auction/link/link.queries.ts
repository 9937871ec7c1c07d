import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, owner, unscoped } from '../../../platform/database/tenant';

export interface LinkedLoad {
  id: number;
  company_id: number;
  state: LoadState;
  /** True if the carrier has an option and was not removed from the network since. */
  is_known: boolean;
}

/**
 * Finds the tender of a public link for a carrier, or for a visitor without a company (null). If it was published
 * again, this is the latest repetition.
 */
export function findLinkedLoad(
  sql: Sql,
  carrierCompanyId: number | null,
  code: string,
): Promise<LinkedLoad | undefined> {
  return sql.first(
    `with recursive linked as (
       select a.load_id, a.company_id from auctions a where a.link_code = $2 ${unscoped('a public link is found by its code')} and a.audience_kind = 'link'
       union all
       select l.id, l.company_id from linked p
         join loads l on l.republished_from_id = p.load_id and l.company_id = p.company_id
         join auctions a on a.load_id = l.id and a.audience_kind = 'link'
        where l.state <> 'draft' and l.deleted_at is null
     )
     select l.id, l.company_id, l.state,
            exists (select 1 from options o join carriers c on c.id = o.carrier_id
                     where ${ofCarrier('o')} and o.load_id = l.id and c.state <> 'removed') as is_known
       from linked join loads l on l.id = linked.load_id
      where l.state <> 'draft' and l.state <> 'archived' and l.deleted_at is null
      order by l.id desc limit 1`,
    [carrierCompanyId, code],
  );
}

export async function insertOption(
  sql: Sql,
  option: { loadId: number; companyId: number; carrierCompanyId: number; carrierId: number; at: number },
): Promise<boolean> {
  const inserted = await sql.run(
    `with option as (
       insert into options (load_id, company_id, carrier_company_id, carrier_id, created_at) values ($1, ${owner('$2')}, $3, $4, $5)
       on conflict (load_id, carrier_company_id) do nothing returning load_id
     )
     update auctions a set reached = reached + 1 from option o where ${own('a', '$2')} and a.load_id = o.load_id`,
    [option.loadId, option.companyId, option.carrierCompanyId, option.carrierId, new Date(option.at)],
  );
  return inserted > 0;
}
