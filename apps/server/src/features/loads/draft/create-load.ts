import { decodeTerms, DEFAULT_TERMS, type Terms } from '@tenderlane/domain/terms';
import { toCountry } from '@tenderlane/domain/languages';
import type { Setting } from '@tenderlane/contract';
import { findSetting } from '../../brands';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { deriveTerms, type LoadParts } from '../load-parts';
import { insertLoad } from '../queries';
import { saveLoadParts } from './save-draft.queries';

export async function createLoad(context: MemberContext, countryId: string | undefined): Promise<number> {
  const { sql, principal } = context;
  const setting = await findSetting(sql, principal.companyId);
  const currency = principal.companyCurrency;
  const at = await context.clock.now(sql);
  const id = await insertLoad(
    sql,
    {
      company_id: principal.companyId,
      manager_id: principal.accountId,
      name: null,
      external_id: null,
      tender_type: 'ftl',
      country_id: toCountry(countryId ?? principal.companyCountryId),
      currency,
      republished_from_id: null,
      republish_count: 0,
    },
    at,
  );
  const parts = emptyParts(setting, currency);
  await saveLoadParts(sql, principal.companyId, id, parts);
  await recordCreated(context, id, at, 'load.created');
  return id;
}

export function recordCreated(
  context: MemberContext,
  id: number,
  at: number,
  action: 'load.created' | 'load.deleted' | 'load.restored',
  copiedFrom?: number,
) {
  const { principal, batchUuid } = context;
  const about = { at, companyId: principal.companyId, entityId: id, actor: actorOf(principal), batchUuid };
  if (action !== 'load.created') return record(context, [{ ...about, action }]);
  return record(context, [{ ...about, action, params: copiedFrom === undefined ? {} : { copied_from: copiedFrom } }]);
}

export function emptyParts(setting: Setting, currency: string): LoadParts {
  const payment: LoadParts['payment'] = {
    type: 'bank_transfer',
    days_to_pay: setting.days_to_pay,
    currency,
    vat_mode: 'net',
  };
  const parts = { cargo: { weight_id: 't', length_id: 'm' }, payment, distance_km: null } as const;
  const terms: Terms = decodeTerms(
    { ...DEFAULT_TERMS, currency, costOfMoneyBp: setting.cost_of_money_bp },
    setting.auction,
  );
  return {
    ...parts,
    truck: { body_types: [], load_types: [] },
    note: null,
    tags: [],
    custom: {},
    required_fields: [],
    distance_source: null,
    field_versions: {},
    waypoints: [],
    terms: deriveTerms(terms, parts),
    audience_kind: 'network',
    label_ids: [],
    carrier_ids: [],
    audience_rule: null,
    link_code: null,
    reached: 0,
    approval_rule: null,
    lowest_target: null,
  };
}
