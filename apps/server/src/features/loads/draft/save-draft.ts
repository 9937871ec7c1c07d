import type { Auction, EditableLoad, Waypoint } from '@tenderlane/contract';
import { decodeTerms, materialChange, type MaterialSection } from '@tenderlane/domain/terms';
import { fieldsChangedSince, refuseStale } from '@tenderlane/domain/core';
import { refuseAction } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { checkLaneCountries, readCapabilities } from '../../carriers';
import { AppError, throwIfRefused } from '../../../platform/errors';
import { enqueue } from '../../../platform/events/events';
import { newToken } from '../../../platform/secrets/secrets';
import { mergeOwnFields } from '../../fields';
import { refuseForeignFacilities } from '../../facilities';
import { refuseForeignAudience } from './audience-input';
import { checkContent } from './check-content';
import { toLoadContent, estimateRoute } from './load-content';
import { deriveTerms, routeDates, routeKey, type LoadParts } from '../load-parts';
import { lockOwnLoad, type LockedLoad } from '../policy';
import { saveLoadHead } from '../queries';
import { saveLoadParts } from './save-draft.queries';
import { saveRoute } from './save-route';
import { keepStoredNames } from '../view/stop-places';
import { findEditor } from '../view/view.queries';

type SentLoad = Partial<EditableLoad>;
type SentAuction = Partial<Auction>;

async function refuseStaleEdit(
  { sql, principal }: MemberContext,
  { row, parts }: LockedLoad,
  version: number | undefined,
) {
  const fields = fieldsChangedSince(parts.field_versions, version);
  const stale = refuseStale('load.changed-meanwhile', { fields }, { version: row.version, state: row.state });
  if (!stale) return;
  const editor = await findEditor(sql, principal.companyId, row.id);
  throwIfRefused(stale, {
    by: editor?.name ?? '',
    is_own: editor?.id === principal.accountId,
    at: row.updated_at.toISOString(),
  });
}

const TERMS = 'auction.';

export interface MergedEdit {
  before: LockedLoad;
  after: LockedLoad;
  fields: string[];
}

export type SentEdit = { load: SentLoad & { auction?: SentAuction | undefined } } | { terms: SentAuction };

/** Locks a load and merges an edit, if the load may be edited and nobody else changed the same fields. */
export async function lockEdit(
  context: MemberContext,
  id: number,
  version: number | undefined,
  sent: SentEdit,
): Promise<MergedEdit> {
  const before = await lockOwnLoad(context, id);
  throwIfRefused(refuseAction('edit', before.row), { state: before.row.state });
  await refuseStaleEdit(context, before, version);
  if ('load' in sent) return mergeEdit(context, before, sent.load);
  await refuseForeignAudience(context, before.parts, sent.terms.audience, '');
  return mergeTermsAlone(before, sent.terms);
}

export const materialSectionsOf = ({ before, after }: MergedEdit): MaterialSection[] =>
  materialChange(
    toLoadContent(before.row.tender_type, before.parts),
    toLoadContent(after.row.tender_type, after.parts),
  );

const termFields = (sent: SentAuction): string[] => Object.keys(sent).map((key) => TERMS + key);

const OWN_FIELDS = 'custom.';

async function mergeEdit(
  context: MemberContext,
  before: LockedLoad,
  { auction = {}, custom: sentValues = {}, ...sent }: SentLoad & { auction?: SentAuction | undefined },
): Promise<MergedEdit> {
  const { waypoints, ...rest } = sent;
  const { sql } = context;
  if (waypoints) await refuseForeignFacilities(sql, before.row.company_id, waypoints, before.parts.waypoints);
  const named = waypoints && { waypoints: await keepStoredNames(sql, waypoints, before.parts.waypoints) };
  await refuseForeignAudience(context, before.parts, auction.audience, TERMS);
  const custom = await mergeOwnFields(context, 'load', before.parts.custom, sentValues);
  // The edit may also set the currency that the rates are read in.
  const after = mergeTerms(mergeLoad(before, { ...rest, ...named }, custom), auction, TERMS);
  const ownFields = Object.keys(sentValues).map((variable) => OWN_FIELDS + variable);
  return { before, after, fields: [...Object.keys(sent), ...ownFields, ...termFields(auction)] };
}

const mergeTermsAlone = (before: LockedLoad, sent: SentAuction): MergedEdit => ({
  before,
  after: mergeTerms(before, sent, ''),
  fields: termFields(sent),
});

/** Merges a part of a load; a key that is sent is replaced as a whole. Nothing is written yet. */
function mergeLoad({ row, parts }: LockedLoad, sent: SentLoad, custom: LoadParts['custom']): LockedLoad {
  checkContent(sent);
  const waypoints = sent.waypoints ? keepKnownIds(sent.waypoints, parts.waypoints) : parts.waypoints;
  const routeChanged = sent.waypoints !== undefined && routeKey(waypoints) !== routeKey(parts.waypoints);
  const merged = {
    ...parts,
    cargo: sent.cargo
      ? { weight_id: parts.cargo.weight_id, length_id: parts.cargo.length_id, ...sent.cargo }
      : parts.cargo,
    truck: sent.truck ?? parts.truck,
    payment: sent.payment ?? parts.payment,
    note: sent.note === undefined ? parts.note : sent.note || null,
    tags: sent.tags ? [...new Set(sent.tags)] : parts.tags,
    custom,
    waypoints,
    ...(routeChanged && estimateRoute(waypoints)),
  };
  const currencyChanged = merged.payment.currency !== parts.payment.currency;
  const terms = deriveTerms(merged.terms, merged);
  // A rate in another currency would be another price, so it must be entered again.
  const rates = currencyChanged && { startingRate: null, targetRate: null, bookNowPrice: null };
  return {
    row: {
      ...row,
      name: sent.name === undefined ? row.name : sent.name || null,
      external_id: sent.external_id === undefined ? row.external_id : sent.external_id || null,
      tender_type: sent.tender_type ?? row.tender_type,
      currency: merged.payment.currency,
    },
    parts: { ...merged, terms: { ...terms, ...rates } },
  };
}

function mergeTerms({ row, parts }: LockedLoad, sent: SentAuction, prefix: string): LockedLoad {
  for (const name of ['starting_rate', 'target_rate', 'book_now_price'] as const) {
    const money = sent[name];
    if (money && money.currency !== row.currency) {
      const params = { currency: row.currency };
      throw new AppError('bid.currency', { params, field: prefix + name });
    }
  }
  const kind = sent.audience?.kind ?? parts.audience_kind;
  const asked = sent.audience?.capabilities;
  if (asked) checkLaneCountries(asked, `${prefix}audience.capabilities.`);
  return {
    row: {
      ...row,
      publish_at: sent.publish_at === undefined ? row.publish_at : sent.publish_at ? new Date(sent.publish_at) : null,
    },
    parts: {
      ...parts,
      terms: deriveTerms(decodeTerms(parts.terms, sent), parts),
      audience_kind: kind,
      label_ids: sent.audience?.label_ids ?? parts.label_ids,
      carrier_ids: sent.audience?.carrier_ids ?? parts.carrier_ids,
      audience_rule: asked ? readCapabilities(asked) : parts.audience_rule,
      link_code: kind === 'link' ? (parts.link_code ?? newToken()) : parts.link_code,
    },
  };
}

export async function saveEdited(
  context: MemberContext,
  { before, after: { row, parts }, fields }: MergedEdit,
  at: number,
): Promise<LockedLoad> {
  const { sql, principal } = context;
  const version = row.version + 1;
  const saved = {
    row: {
      ...row,
      version,
      ...routeDates(parts.waypoints),
      updated_at: new Date(at),
      updated_by: principal.accountId,
    },
    parts: {
      ...parts,
      field_versions: { ...parts.field_versions, ...Object.fromEntries(fields.map((field) => [field, version])) },
    },
  };
  await saveLoadHead(sql, saved.row, principal.accountId, at);
  if (fields.includes('waypoints')) {
    saved.parts.waypoints = await saveRoute(sql, principal.companyId, row.id, saved.parts.waypoints);
  }
  if (fields.includes('waypoints') && context.config.router && saved.parts.distance_source === 'estimate') {
    const payload = { company_id: principal.companyId, load_id: row.id, route: routeKey(saved.parts.waypoints) };
    await enqueue(sql, 'job.measure_route', payload);
  }
  await saveLoadParts(sql, principal.companyId, row.id, saved.parts, before.parts);
  return saved;
}

function keepKnownIds(sent: Waypoint[], saved: Waypoint[]): Waypoint[] {
  const known = new Set(saved.map((waypoint) => waypoint.id));
  return sent.map(({ id, ...waypoint }) => {
    if (!id || !known.delete(id)) return waypoint;
    return { ...waypoint, id };
  });
}
