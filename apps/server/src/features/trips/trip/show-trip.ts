import type { TripEta, TripProof, TripStopView, TripTemperature, TripView } from '@tenderlane/contract';
import {
  arrivalsOf,
  etasOfStops,
  isConfirmed,
  isOutOfRange,
  isWithheld,
  leftAt,
  mayConfirm,
  rankOf,
  refuseChange,
  refuseOver,
  refuseProof,
  refuseProofDecision,
  stopRefusals,
  stopState,
  stopTimes,
  trackedBpAt,
  tripState,
  type TripChange,
  type TripStop,
} from '@tenderlane/domain/trips';
import { MINUTE_MS, type Refusal } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import { filesOfRecords, presentFiles, type FilesById } from '../../files';
import { DISPUTE_FILES, findOwnRow, readStopLocalizer } from '../../loads';
import { checkOwnOrder } from '../show-vehicle';
import { listChanges } from '../changes/change.queries';
import { changeRefusals, presentChanges, toChange } from '../changes/present-changes';
import { presentTasks } from '../tasks/present-tasks';
import { listTasks } from '../tasks/task.queries';
import { placedStops, readerOf, readTrip, type ReadTrip } from './lock-trip';
import { listMeasures, STOP_PHOTOS, type MeasureRow, type ProofRow, type StopRow, type TripRow } from './trip.queries';

/** The trip of an order of the caller's company; 404 without one. */
export async function readOwnTrip(context: MemberContext, loadId: number): Promise<ReadTrip> {
  const { sql, principal } = context;
  await (principal.side === 'shipper' ? findOwnRow(context, loadId) : checkOwnOrder(context, loadId));
  const read = await readTrip(sql, readerOf(context), loadId);
  if (!read) throw notFound();
  return read;
}

export async function showTrip(context: MemberContext, loadId: number): Promise<TripView> {
  const { sql, principal, clock, locale } = context;
  const read = await readOwnTrip(context, loadId);
  const { row, proofs } = read;
  const [now, changes, tasks, measures, photos, files, disputes, localize] = await Promise.all([
    clock.now(sql),
    listChanges(sql, readerOf(context), row.id),
    listTasks(sql, readerOf(context), row.id),
    listMeasures(sql, readerOf(context), row.id),
    filesOfRecords(
      sql,
      STOP_PHOTOS,
      read.stops.map(({ id }) => id),
    ),
    filesOfRecords(
      sql,
      'trip_proofs',
      proofs.map(({ id }) => id),
    ),
    filesOfRecords(
      sql,
      DISPUTE_FILES,
      proofs.flatMap(({ dispute_id: id }) => id ?? []),
    ),
    readStopLocalizer(
      sql,
      read.stops.flatMap(({ waypoint_id: id }) => (id === null ? [] : [{ id }])),
      locale,
    ),
  ]);
  const { is_winner: isWinner, load_state: loadState, previous_state: previousState } = row;
  const over = refuseOver(read.trip);
  const { progress } = row;
  const placed = placedStops(read);
  const isKnown = progress && !over && !isWithheld(progress.last.kind, row.is_shared);
  const etas = isKnown ? etasOfStops(placed, progress, now) : [];
  const values = new Map(arrivalsOf(placed, now).map(({ stopId, value }) => [stopId, value]));
  const known = changes.map(toChange);
  const noStop = refuseChange(read.trip, known, { stopId: null, afterId: read.stops.at(-1)?.id ?? null });
  const stops = localize(read.stops.map((stop) => ({ ...stop, id: stop.waypoint_id ?? 0, stopId: stop.id })));
  return {
    ...tripState({ isWinner, loadState, previousState }),
    stops: await Promise.all(
      stops.map((stop, index) =>
        presentStop(
          { context, read, known, measures, photos, files, disputes, now },
          { ...stop, id: stop.stopId, eta: etas[index] ?? null, onTime: values.get(stop.stopId) ?? null },
          read.trip.stops[index],
        ),
      ),
    ),
    sources: sourcesOf(row),
    is_shared: row.is_shared,
    tracked_bp: progress && trackedBpAt(progress, leftAt(placed) ?? row.ended_at?.getTime() ?? now),
    temperature: temperatureOf(row, measures),
    changes: presentChanges(context, read, changes),
    tasks: presentTasks(tasks, read.trip, principal.side, now),
    refusals: { ...(over && { report: present(over) }), ...(noStop && { add_stop: present(noStop) }) },
  };
}

const sourcesOf = ({ progress, is_shared: isShared }: TripRow): TripView['sources'] =>
  (progress?.sources ?? [])
    .filter(({ kind }) => !isWithheld(kind, isShared))
    .map(({ kind, name, at }) => ({ kind, name, last_at: new Date(at).toISOString() }));

function temperatureOf({ temperature: range, progress }: TripRow, measures: readonly MeasureRow[]): TripTemperature {
  const { temperature: last = null } = progress ?? {};
  const atStops = measures.flatMap(({ stop_id: stopId, at, temperature_c: celsius }) =>
    celsius === null ? [] : [{ stop_id: stopId, at: at.toISOString(), celsius }],
  );
  const onTheWay = last ? [{ stop_id: null, at: new Date(last.at).toISOString(), celsius: last.celsius }] : [];
  return {
    range,
    readings: [...atStops, ...onTheWay].map((one) => ({ ...one, is_outside: isOutOfRange(one.celsius, range) })),
  };
}

const countedOf = ({ counted_packages: packages, counted_weight_kg: weight }: StopRow): TripStopView['counted'] =>
  packages === null && weight === null ? null : { packages, weight_kg: weight };

const sealOf = (measures: readonly MeasureRow[], stopId: number): string | null =>
  measures.findLast(({ stop_id: id, seal }) => id === stopId && seal !== null)?.seal ?? null;

interface Shown {
  context: MemberContext;
  read: ReadTrip;
  known: readonly TripChange[];
  measures: readonly MeasureRow[];
  photos: FilesById;
  files: FilesById;
  disputes: FilesById;
  now: number;
}

type Eta = NonNullable<ReturnType<typeof etasOfStops>[number]>;
type ShownStop = StopRow & { eta: Eta | null; onTime: number | null };

async function presentStop(shown: Shown, row: ShownStop, stop: TripStop | undefined): Promise<TripStopView> {
  if (!stop) throw notFound();
  const { context, read, known, measures, photos, now } = shown;
  const times = stopTimes(row.evidence, now);
  const { address } = row;
  const noProof = refuseProof(read.trip, stop);
  return {
    id: row.id,
    waypoint_id: row.waypoint_id,
    kind: row.kind,
    name: row.name,
    city: address?.city ?? '',
    country_id: address?.country_id ?? '',
    address: [address?.street, address?.postal_code, address?.city].filter(Boolean).join(', '),
    time_zone: address?.time_zone ?? 'UTC',
    window: { from: iso(row.window_from), to: iso(row.window_to) },
    first_window: { from: iso(row.first_window_from), to: iso(row.first_window_to) },
    contact: row.contact,
    note: row.note,
    state: stopState(stop),
    eta: row.eta && presentEta(row.eta),
    on_time: row.onTime,
    times: { arrived: timeOf(times.arrived), working: timeOf(times.working), departed: timeOf(times.departed) },
    evidence: row.evidence.map((one) => ({
      kind: one.kind,
      source: one.source,
      rank: rankOf(one),
      at: new Date(one.at).toISOString(),
      inside: one.isInside,
      is_confirmed: isConfirmed(row.evidence, one),
      can_confirm: mayConfirm(row.evidence, one, context.principal.side),
      reason: one.reason,
    })),
    counted: countedOf(row),
    seal: sealOf(measures, row.id),
    photos: await presentFiles(context, photos.get(row.id) ?? []),
    skip_reason: row.skip_reason,
    proofs: await Promise.all(
      read.proofs.filter(({ stop_id: id }) => id === row.id).map((proof) => presentProof(shown, proof)),
    ),
    refusals: {
      ...Object.fromEntries(
        [
          ...stopRefusals(read.trip, stop, context.principal.side, now),
          ...Object.entries({ ...changeRefusals(read.trip, known, stop), ...(noProof && { proof: noProof }) }),
        ].map(([name, refusal]) => [name, present(refusal)]),
      ),
    },
  };
}

const minutesOf = (ms: number) => Math.round(ms / MINUTE_MS);

const presentEta = (eta: Eta): TripEta => ({
  at: new Date(eta.at).toISOString(),
  band_minutes: minutesOf(eta.bandMs),
  parts: {
    seen_at: new Date(eta.seenAt).toISOString(),
    road_km: Math.round(eta.roadKm),
    speed_kmh: Math.round(eta.speedKmh),
    driving_minutes: minutesOf(eta.drivingMs),
    breaks_minutes: minutesOf(eta.breaksMs),
    rests_minutes: minutesOf(eta.restsMs),
    stops_minutes: minutesOf(eta.dwellMs),
  },
});

const timeOf = (time: { at: number } | null) => time && new Date(time.at).toISOString();
const present = ({ code, params = {} }: Refusal) => ({ code, params });

async function presentProof({ context, read, files, disputes }: Shown, row: ProofRow): Promise<TripProof> {
  const undecided = refuseProofDecision(read.trip, row, { accept: true });
  return {
    id: row.id,
    at: row.at.toISOString(),
    source: row.source,
    signer: row.signer,
    state: row.state,
    due_at: iso(row.due_at),
    refusal_reason: row.refusal_reason,
    is_repeated: row.is_repeated,
    files: await presentFiles(context, (row.dispute_id ? disputes.get(row.dispute_id) : files.get(row.id)) ?? []),
    refusals: undecided ? { decide: present(undecided) } : {},
  };
}
