import { attentionAction } from '@tenderlane/domain/dashboard';
import type { Right } from '@tenderlane/domain/core';
import type { AnswerOf, QueryOf, ShipperApi } from '@tenderlane/contract';
import { DASHBOARD_PARTS, type DashboardPart } from '@tenderlane/contract/dashboard/schemas';
import type { MemberContext } from '../../platform/context';
import type { AttentionItem, ReadyItem } from '../../platform/dashboard/attention';
import { readMoments, type Moments } from '../../platform/dashboard/moments.queries';
import type { DashboardTile } from '../../platform/dashboard/tile';
import { iso } from '../../platform/present';
import { createSharedRuns } from '../../platform/queues/shared-runs';
import { loadList } from '../loads';
import { zoneOfCountry } from '../reference';
import { countKinds, readyItemsOf } from './count-kinds';
import { listDecisions, type DecisionRow } from './items.queries';
import { readMoney } from './read-money';

type Dashboard = AnswerOf<ShipperApi['GET /dashboard']>['data'];
export type Scope = 'mine' | 'all' | undefined;

const DECISIONS_SHOWN = 5;
const LIVE_SHOWN = 6;

export const scopeFilter = (scope: Scope): { manager_id?: 'me' } => (scope === 'mine' ? { manager_id: 'me' } : {});

export const momentsOf = async ({ sql, clock, principal }: MemberContext): Promise<Moments> =>
  readMoments(sql, await clock.now(sql), zoneOfCountry(principal.companyCountryId));

type Query = NonNullable<QueryOf<ShipperApi['GET /dashboard']>>;

export function dashboardReader(tiles: readonly DashboardTile[]) {
  const ordered = tiles.toSorted((one, other) => one.place - other.place);
  return async (context: MemberContext, query: Query): Promise<Dashboard> => {
    const moments = await momentsOf(context);
    const parts = new Set(query.parts?.split(',') ?? DASHBOARD_PARTS);
    const readPart = <Part>(name: DashboardPart, read: () => Promise<Part>) =>
      parts.has(name) ? read() : Promise.resolve(undefined);
    const [shown, decide, live, exceptions] = await Promise.all([
      readPart('tiles', () => readTiles(context, ordered, moments, query.scope)),
      readPart('decide', () => readDecisions(context, moments, query)),
      readPart('live', () => readLive(context, query.scope)),
      readPart('exceptions', () => readExceptions(context, moments, query.scope)),
    ]);
    return {
      server_time: moments.now.toISOString(),
      office_ends: moments.office_ends.toISOString(),
      ...(shown && { tiles: shown }),
      ...(decide && { decide }),
      ...(live && { live }),
      ...(exceptions && { exceptions }),
    };
  };
}

const share = createSharedRuns();

/** Colleagues of one role ask for the same parts after an event. */
function shareRun<Part>(
  { principal: { companyId, accountId, role }, locale }: MemberContext,
  part: string,
  scope: Scope,
  read: () => Promise<Part>,
): Promise<Part> {
  return share([part, companyId, role, scope === 'mine' ? accountId : 'all', locale].join(' '), read);
}

const readTiles = (context: MemberContext, tiles: readonly DashboardTile[], moments: Moments, scope: Scope) =>
  shareRun(context, 'tiles', scope, async () => {
    const money = await readMoney(context);
    const reader = { context, moments, money, scope: scopeFilter(scope) };
    return Promise.all(tiles.map(async (tile) => ({ key: tile.key, ...(await tile.read(reader)) })));
  });

const readerOf = ({ principal }: MemberContext, { now }: Moments, scope: Scope) => ({
  principal,
  now: now.getTime(),
  isMine: scope === 'mine',
});

const itemsOf = (context: MemberContext, { now }: Moments, wanted: AttentionItem['panel']) =>
  readyItemsOf(context, ({ panel }) => panel === wanted, now.getTime());

async function readDecisions(context: MemberContext, moments: Moments, { scope, page = 1, per_page: size }: Query) {
  const { principal } = context;
  const limit = Number(size ?? DECISIONS_SHOWN);
  const offset = (Number(page) - 1) * limit;
  // Approvals that the reader has asked for are left out.
  const part = ['decide', principal.accountId, limit, offset].join(' ');
  const { items, rows, loads } = await shareRun(context, part, scope, async () => {
    const ready = await itemsOf(context, moments, 'decide');
    const bounds = { officeEnds: moments.office_ends, limit, offset };
    const found = await listDecisions(
      context.sql,
      principal.companyId,
      ready,
      readerOf(context, moments, scope),
      bounds,
    );
    const ids = found.flatMap(({ load_id: id }) => (id === null ? [] : [id]));
    return { items: ready, rows: found, loads: await loadList.presentLoads(context, ids) };
  });
  const loadOf = new Map(loads.map((load) => [load.id, load]));
  const present = presenterOf(items, principal.rights);
  return {
    total: rows[0]?.total ?? 0,
    before_office_ends: rows[0]?.before ?? 0,
    items: rows.flatMap((row) => {
      const shown = present(row);
      return shown ? [{ ...shown, load: row.load_id === null ? null : (loadOf.get(row.load_id) ?? null) }] : [];
    }),
  };
}

function presenterOf(items: readonly ReadyItem[], rights: ReadonlySet<Right>) {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return ({ key, record_id, deadline, since, name }: DecisionRow) => {
    const item = byKey.get(key ?? '');
    if (!item) return null;
    const moments = { deadline: iso(deadline), since: since.toISOString() };
    const { icon, call = null, page = '' } = item;
    return {
      key: item.key,
      icon,
      call,
      page,
      action: attentionAction(item.right, rights),
      record_id,
      name,
      ...moments,
    };
  };
}

const readLive = (context: MemberContext, scope: Scope) =>
  shareRun(context, 'live', scope, async () => {
    const query = { ...scopeFilter(scope), status: 'ongoing', sort: 'ends_at', per_page: LIVE_SHOWN } as const;
    const { data, meta } = await loadList.listLoads(context, query);
    return { total: meta.total ?? 0, loads: data };
  });

const readExceptions = (context: MemberContext, moments: Moments, scope: Scope) =>
  shareRun(context, 'exceptions', scope, async () => {
    const items = await itemsOf(context, moments, 'exceptions');
    const kinds = await countKinds(context, items, readerOf(context, moments, scope));
    return { total: kinds.reduce((sum, { total }) => sum + total, 0), kinds };
  });
