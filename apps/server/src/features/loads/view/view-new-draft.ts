import { audienceSize } from '@tenderlane/domain/terms';
import { toCountry } from '@tenderlane/domain/languages';
import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findSetting } from '../../brands';
import { presentAuction } from '../draft/auction-terms';
import { emptyParts } from '../draft/create-load';
import { missingOf } from '../draft/load-content';
import { findNewDraftFacts } from '../draft/new-draft.queries';

const TYPE = 'ftl';
const FIRST_VERSION = 1;

export async function viewNewDraft(context: MemberContext): Promise<AnswerOf<ShipperApi['GET /loads/new']>> {
  const { sql, principal, clock } = context;
  const now = await clock.now(sql);
  const [setting, facts] = await Promise.all([
    findSetting(sql, principal.companyId),
    findNewDraftFacts(sql, principal.companyId, now),
  ]);
  const { joined, invited, required_fields } = facts;
  const parts = { ...emptyParts(setting, principal.companyCurrency), required_fields };
  const count = audienceSize({ joined, invited, isPublic: false });
  const { note, tags, custom, cargo, truck, waypoints, payment, distance_km, distance_source } = parts;
  return {
    data: {
      status_id: 'draft',
      country_id: toCountry(principal.companyCountryId),
      manager: { id: principal.accountId, name: principal.name },
      version: FIRST_VERSION,
      updated_at: new Date(now).toISOString(),
      published_at: null,
      deleted_at: null,
      name: null,
      external_id: null,
      tender_type: TYPE,
      ...{ note, tags, custom, cargo, truck, waypoints, payment, distance_km, distance_source },
      auction: presentAuction(parts, null),
    },
    meta: {
      version: FIRST_VERSION,
      missing: missingOf({ tender_type: TYPE }, parts, count, now).map(({ field, code }) => ({
        field,
        code,
        params: {},
      })),
      warnings: [],
      audience_count: count,
      // Known after the first save, which reads the documents of each carrier.
      audience_not_eligible: 0,
      audience_invited: invited,
    },
  };
}
