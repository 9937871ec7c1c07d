import type { Sql } from '../../../platform/database/database';
import { requiredFields } from '../../fields';

interface NewDraftFacts {
  required_fields: string[];
  joined: number;
  invited: number;
}

export const findNewDraftFacts = (sql: Sql, companyId: number, now: number): Promise<NewDraftFacts> =>
  sql.one(
    `select ${requiredFields('$1')} as required_fields,
            (select count(*)::int from audience_carriers($1, 'network', '{}', '{}', null)) as joined,
            (select count(*)::int from audience_invited($1, 'network', '{}', '{}', null, $2)) as invited`,
    [companyId, new Date(now)],
  );
