import { refuseStale } from '@tenderlane/domain/core';
import { checkPacketContent, packetProgress, stateWhileFilling } from '@tenderlane/domain/packets';
import type { BodyOf, PacketContentBody, PacketSetup, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, fieldProblems, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { causeOf } from '../../../platform/events/cause';
import { actorOf } from '../../../platform/principal';
import { lockCompany } from '../../brands';
import { findDocuments } from '../documents/document.queries';
import { handedInOf } from '../documents/handed-in';
import { askForPackets, askUnasked } from '../fill/ask-for-packet';
import { countAsked, lockPackets, savePacket, type PacketRow } from '../fill/packet.queries';
import { returnPackets } from '../review/return-packets';
import {
  countPackets,
  countSetupVersion,
  deletePacketDraft,
  findDraft,
  findPublished,
  findSetupVersion,
  savePublishedPacket,
  savePacketDraft,
} from './setup.queries';

export async function showSetup({ sql, principal }: MemberContext): Promise<PacketSetup> {
  const [version, published, draft, counts, asked] = await Promise.all([
    findSetupVersion(sql, principal.companyId),
    findPublished(sql, principal.companyId),
    findDraft(sql, principal.companyId),
    countPackets(sql, principal.companyId),
    countAsked(sql, principal.companyId),
  ]);
  return {
    version,
    published: published
      ? {
          number: published.number,
          content: published.content as PacketContentBody,
          published_at: assertPresent(published.published_at, 'the time of a published version').toISOString(),
          published_by: published.published_by ?? '',
        }
      : null,
    draft: draft ? { content: draft.content as PacketContentBody, changed_at: draft.changed_at.toISOString() } : null,
    counts,
    asked,
  };
}

/** Locks the company's row; throws if the setup changed since the editor read it. */
async function lockSetup({ sql, principal }: MemberContext, version: number): Promise<void> {
  await lockCompany(sql, principal.companyId);
  const present = await findSetupVersion(sql, principal.companyId);
  throwIfRefused(refuseStale('packet.changed-meanwhile', { seen: version, present }, { version: present }));
  await countSetupVersion(sql, principal.companyId);
}

type Saved = BodyOf<ShipperApi['PUT /account/packet']>;

/** Saves the draft, which may be incomplete; refused if a colleague saved another one meanwhile. */
export async function saveSetup(context: MemberContext, { version, content }: Saved): Promise<PacketSetup> {
  const { sql, principal, clock } = context;
  await lockSetup(context, version);
  await savePacketDraft(sql, principal.companyId, content, await clock.now(sql));
  return showSetup(context);
}

export async function discardPacketDraft(context: MemberContext, version: number): Promise<PacketSetup> {
  await lockSetup(context, version);
  await deletePacketDraft(context.sql, context.principal.companyId);
  return showSetup(context);
}

/**
 * Publishes the draft. Packets being filled in move to the new version with their answers; submitted or approved ones
 * keep their version unless the shipper asks again.
 */
export async function publishSetup(
  context: MemberContext,
  { version: seen, ask_again: askAgain }: BodyOf<ShipperApi['POST /account/packet/publish']>,
): Promise<PacketSetup> {
  const { sql, principal, clock } = context;
  const { companyId } = principal;
  await lockSetup(context, seen);
  const draft = await findDraft(sql, companyId);
  if (!draft) throw new AppError('packet.nothing-published');
  const problems = checkPacketContent(draft.content);
  if (problems.length > 0) {
    throw new AppError('input.invalid', {
      fields: fieldProblems(problems.map(({ field, code }) => [field, { code }])),
    });
  }
  const at = await clock.now(sql);
  const version = await savePublishedPacket(sql, companyId, { at, by: principal.accountId });
  await record(context, [
    {
      at,
      companyId,
      entityId: companyId,
      action: 'packet.published',
      actor: actorOf(principal),
      batchUuid: context.batchUuid,
      params: { version: version.number, ask_again: askAgain },
    },
  ]);
  await recount(context, await lockPackets(sql, 'of_shipper', companyId, ['completed', 'not_completed']));
  if (askAgain) {
    const handedIn = await lockPackets(sql, 'of_shipper', companyId, ['on_review', 'approved']);
    await returnPackets(context, handedIn, { reason: 'asked_again', at, cause: causeOf(context) });
  }
  await askForPackets(context, companyId, { at, cause: causeOf(context) });
  return showSetup(context);
}

/** Asks all carriers that were never asked, even if the company does not require a packet. */
export async function askNetwork(context: MemberContext): Promise<PacketSetup> {
  const { sql, principal, clock } = context;
  await lockCompany(sql, principal.companyId);
  if (!(await findPublished(sql, principal.companyId))) throw new AppError('packet.nothing-published');
  await askUnasked(context, principal.companyId, { at: await clock.now(sql), cause: causeOf(context) });
  return showSetup(context);
}

async function recount({ sql, principal }: MemberContext, rows: PacketRow[]): Promise<void> {
  const version = await findPublished(sql, principal.companyId);
  if (!version) return;
  for (const row of rows) {
    const documents = handedInOf(row.documents, await findDocuments(sql, row.carrier_company_id, idsOf(row)));
    const filled = { answers: row.answers, documents, agreement: row.agreement?.version === version.number };
    const { missing } = packetProgress(version.content, filled, { country: row.country_id });
    const state = stateWhileFilling(missing.length);
    if (state !== row.state) await savePacket(sql, row, { state });
  }
}

const idsOf = ({ documents }: PacketRow) => documents.map(({ document }) => document);
