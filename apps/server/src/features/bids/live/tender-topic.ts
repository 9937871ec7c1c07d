import { createHash } from 'node:crypto';
import { isEqual } from '@tenderlane/domain/values';
import type { LiveContext, LiveTopic, Sockets } from '../../../platform/realtime/live-topic';
import { KnownStates, readStates } from './known-states';
import { findLoadOfOption, listListenedOptions, listOpenTenderIds, type ListenedOption } from './tender-live.queries';
import { isSeenBy, tenderSignals, type TenderSignal } from './tender-signals';
import { carrierStateOf, type TenderState } from './tender-state';

const OPEN_TENDERS = 500;

const knownBy = new WeakMap<Sockets, KnownStates>();

function knownStatesOf({ sockets }: LiveContext): KnownStates {
  const known = knownBy.get(sockets) ?? new KnownStates();
  knownBy.set(sockets, known);
  return known;
}

/** Sends the pages and lists of a tender its changes; each side gets only what it may see. */
export const tenderTopic: LiveTopic = {
  name: 'tender',
  signalsOf: tenderSignals,
  async prepare(context, kind, [id = 0]) {
    const known = knownStatesOf(context);
    if (kind === 'load') await known.learn(context, [id]);
    if (kind === 'option') await known.learn(context, await loadOf(context, id));
    if (kind === 'brand') await known.learn(context, await listOpenTenderIds(context.sql, id, OPEN_TENDERS));
  },
  async send(context, signals) {
    const known = knownStatesOf(context);
    const changed = bySignalledTender(signals as readonly TenderSignal[]);
    const ids = [...changed.keys()];
    const [states, options] = await Promise.all([readStates(context, ids), findListened(context, ids)]);
    for (const [id, tender] of changed) {
      const [before, now] = [known.get(id), states.get(id)];
      if (now) known.set(id, now);
      tellShipper(context, id, tender, before, now);
      if (now) for (const option of options.get(id) ?? []) tellCarrier(context, option, tender, before, now);
    }
  },
};

const loadOf = async ({ sql }: LiveContext, optionId: number) => {
  const loadId = await findLoadOfOption(sql, optionId);
  return loadId === undefined ? [] : [loadId];
};

function bySignalledTender(signals: readonly TenderSignal[]): Map<number, TenderSignal[]> {
  const changed = new Map<number, TenderSignal[]>();
  for (const signal of signals) changed.set(signal.id, [...(changed.get(signal.id) ?? []), signal]);
  return changed;
}

async function findListened({ sql, sockets }: LiveContext, loadIds: number[]): Promise<Map<number, ListenedOption[]>> {
  const [optionIds, companyIds] = ['option', 'brand'].map((kind) => sockets.watched(kind).flatMap(([id]) => id ?? []));
  const found = new Map<number, ListenedOption[]>();
  if (optionIds?.length || companyIds?.length) {
    const options = await listListenedOptions(sql, loadIds, {
      optionIds: optionIds ?? [],
      companyIds: companyIds ?? [],
    });
    for (const option of options) found.set(option.load_id, [...(found.get(option.load_id) ?? []), option]);
  }
  return found;
}

function tellShipper(
  { sockets }: LiveContext,
  id: number,
  signals: TenderSignal[],
  before: TenderState | undefined,
  now: TenderState | undefined,
): void {
  const companyId = signals[0]?.company ?? 0;
  const facts = now?.facts ?? { isSealed: false, sealedNow: false };
  const isSeen = signals.some((signal) => isSeenBy(signal, 'shipper', facts));
  const isChanged = before && now && !isEqual(before.shipper, now.shipper);
  if (!isSeen && !isChanged) return;
  const state = now?.shipper ?? {};
  const update = { id, version: versionOf(state) };
  const isOwner = (viewer: { companyId: number }) => viewer.companyId === companyId;
  sockets.send(`load.${id}`, 'LoadUpdateEvent', { topic: 'load', ...update, state }, isOwner);
  sockets.send(`brand.${companyId}`, 'BrandUpdateEvent', { topic: 'loads', ...update });
}

function tellCarrier(
  { sockets }: LiveContext,
  { id: optionId, load_id: id, carrier_company_id: carrierId }: ListenedOption,
  signals: TenderSignal[],
  before: TenderState | undefined,
  now: TenderState,
): void {
  const isSeen = signals.some(
    (signal) =>
      isSeenBy(signal, 'reached', now.facts) || (signal.option === optionId && isSeenBy(signal, 'carrier', now.facts)),
  );
  const state = carrierStateOf(now, optionId);
  const isChanged = before && !isEqual(carrierStateOf(before, optionId), state);
  if (!isSeen && !isChanged) return;
  const update = { id, version: versionOf(state) };
  const mayHear = (viewer: { companyId: number; senderId: number | null }) =>
    viewer.companyId === carrierId && (viewer.senderId === null || viewer.senderId === now.companyId);
  sockets.send(`option.${optionId}`, 'OptionUpdateEvent', { topic: 'load', ...update, state }, mayHear);
  sockets.send(`brand.${carrierId}`, 'BrandUpdateEvent', { topic: 'loads', ...update }, mayHear);
}

/** A hash of the visible state: it differs if the state does, and reveals no count of changes. */
const versionOf = (state: object): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 12);
