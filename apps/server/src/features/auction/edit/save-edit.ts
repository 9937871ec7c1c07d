import { applyMaterialEdit } from '@tenderlane/domain/auction';
import { changesOnlyGrow, frozenChange } from '@tenderlane/domain/terms';
import { lowerTarget } from '@tenderlane/domain/awards';
import { isEqual, lookUp } from '@tenderlane/domain/values';
import type { MemberContext } from '../../../platform/context';
import { unwrap, AppError, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { causeOf } from '../../../platform/events/cause';
import {
  auctionOf,
  findMissing,
  hasBindingBids,
  materialSectionsOf,
  presentAuction,
  saveEdited,
  type lockEdit,
  type LockedLoad,
} from '../../loads';
import { applyChanges } from '../apply-changes';
import { lockAuction } from '../lock-auction';
import { incompleteError } from '../publish/publish-load';
import { reachAudience } from '../publish/reach-audience';

type Edit = Awaited<ReturnType<typeof lockEdit>>;

export async function saveEdit(context: MemberContext, edit: Edit, confirmed: boolean): Promise<LockedLoad> {
  return edit.before.row.state === 'draft'
    ? saveEdited(context, edit, await context.clock.now(context.sql))
    : saveOpenTender(context, edit, confirmed);
}

async function saveOpenTender(context: MemberContext, edit: Edit, confirmed: boolean): Promise<LockedLoad> {
  const { sql, principal } = context;
  const { before, after, fields } = edit;
  const locked = await lockAuction(context, before.row.id);
  refuseFrozen(before, after, await hasBindingBids(sql, principal.companyId, before.row.id));
  const material = materialSectionsOf(edit);

  const lowest = lowerTarget(before.parts.lowest_target, after.parts.terms);
  const withLowest = { ...after, parts: { ...after.parts, lowest_target: lowest } };
  const saved = await saveEdited(context, { ...edit, after: withLowest }, locked.now);
  const cause = causeOf(context);
  await refuseIncomplete(context, saved, material.length > 0, locked.now);
  if (material.length > 0) {
    const edited = auctionOf(
      { ...locked.row, first_pickup_from: saved.row.first_pickup_from, first_pickup_to: saved.row.first_pickup_to },
      saved.parts.terms,
      locked.load.approvalFacts,
    );
    const change = unwrap(applyMaterialEdit(edited, locked.standings, { fields: material, confirmed }, locked.now), {
      state: locked.row.state,
    });
    await applyChanges(context, [
      { locked: { ...locked, load: edited }, change, cause, changes: differences(before, saved, fields) },
    ]);
  } else {
    await record(context, [
      {
        at: locked.now,
        companyId: principal.companyId,
        entityId: before.row.id,
        action: 'load.edited',
        actor: actorOf(principal),
        batchUuid: context.batchUuid,
        changes: differences(before, saved, fields),
      },
    ]);
  }
  if (fields.includes('auction.audience')) await reachNewCarriers(context, saved, locked.now);
  return saved;
}

/** An open tender must stay complete, with its rates in order. The duration was checked at publication. */
async function refuseIncomplete({ sql }: MemberContext, load: LockedLoad, isMaterial: boolean, now: number) {
  const missing = (await findMissing(sql, load, { now, audienceAtLeast: 1 })).filter(
    ({ field }) => field !== 'auction.duration_minutes' && (isMaterial || field.startsWith('auction.')),
  );
  if (missing.length > 0) throw incompleteError(missing);
}

function refuseFrozen(before: LockedLoad, after: LockedLoad, hasBids: boolean): void {
  const terms = { ...after.parts.terms, quantityMilli: before.parts.terms.quantityMilli };
  const frozen: string[] = frozenChange(before.parts.terms, terms, hasBids);
  if (after.row.publish_at?.getTime() !== before.row.publish_at?.getTime()) frozen.push('publishAt');
  if (frozen.length > 0)
    throw new AppError('load.frozen-field', { params: { fields: frozen, state: before.row.state } });
  const audienceOf = ({ parts }: LockedLoad) => ({
    kind: parts.audience_kind,
    labelIds: parts.label_ids,
    carrierIds: parts.carrier_ids,
    capabilities: parts.audience_rule,
  });
  throwIfRefused(changesOnlyGrow({ audience: audienceOf(before), end: 0 }, { audience: audienceOf(after), end: 0 }), {
    state: before.row.state,
  });
}

async function reachNewCarriers(context: MemberContext, { row }: LockedLoad, now: number): Promise<void> {
  const { sql, principal } = context;
  const tender = { loadId: row.id, companyId: row.company_id, endsAt: row.effective_end?.getTime() ?? now };
  const reached = await reachAudience(sql, [{ ...tender, accountId: principal.accountId }], now);
  if (reached.length === 0) return;
  await record(context, [
    {
      at: now,
      companyId: row.company_id,
      entityId: row.id,
      action: 'option.invited',
      actor: actorOf(principal),
      optionIds: reached.map(({ id }) => id),
    },
  ]);
}

function differences(before: LockedLoad, after: LockedLoad, fields: string[]) {
  const [old, next] = [fieldValues(before), fieldValues(after)];
  return fields
    .map((field) => ({ field, old: lookUp(old, field) ?? null, new: lookUp(next, field) ?? null }))
    .filter((change) => !isEqual(change.old, change.new));
}

function fieldValues({ row, parts }: LockedLoad): Record<string, unknown> {
  const auction = Object.entries(presentAuction(parts, row.publish_at)).map(([key, value]) => [
    `auction.${key}`,
    value,
  ]);
  const { name, external_id, tender_type } = row;
  const { note, tags, cargo, truck, waypoints, payment } = parts;
  return {
    name,
    external_id,
    tender_type,
    note,
    tags,
    cargo,
    truck,
    waypoints,
    payment,
    ...Object.fromEntries(auction),
  };
}
