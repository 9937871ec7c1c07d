import type { DriverTrip } from '@tenderlane/contract';
import { refuseOver, stopState, TAKE_BACK_MS, visibleFrom } from '@tenderlane/domain/trips';
import type { HolderContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import { filesOfRecords } from '../../files';
import { readStopFacilities } from '../../facilities';
import { findOrderContacts, readStopLocalizer, tenderNumber } from '../../loads';
import { presentDriverTasks } from '../tasks/present-tasks';
import { listTasks } from '../tasks/task.queries';
import { findStop, readTrip, type ReadTrip } from '../trip/lock-trip';
import { STOP_PHOTOS } from '../trip/trip.queries';
import { findTripKey, listReports, type ReportRow } from './driver-trip.queries';

type Stop = DriverTrip['stops'][number];

export async function showDriverTrip({ sql, clock, locale, principal }: HolderContext): Promise<DriverTrip> {
  const { companyId, recordId: tripId } = principal;
  const key = await findTripKey(sql, companyId, tripId);
  const read = key && (await readTrip(sql, { carrier: companyId }, key.load_id));
  if (!read || !key) throw notFound();
  const waypoints = read.stops.flatMap(({ waypoint_id: id }) => (id === null ? [] : [{ id }]));
  const [now, reports, tasks, photos, contacts, localize, facilities] = await Promise.all([
    clock.now(sql),
    listReports(sql, companyId, tripId),
    listTasks(sql, { carrier: companyId }, tripId),
    filesOfRecords(
      sql,
      STOP_PHOTOS,
      read.stops.map(({ id }) => id),
    ),
    findOrderContacts(sql, { carrier: companyId }, key.load_id),
    readStopLocalizer(sql, waypoints, locale),
    readStopFacilities(sql, waypoints),
  ]);
  const addresses = localize(
    read.stops.map(({ waypoint_id: id, address }) => ({ ...(id !== null && { id }), address })),
  );
  return {
    number: tenderNumber(key),
    carrier: {
      name: key.carrier,
      contact: contacts?.carrier ?? { name: null, phone: null, email: null },
    },
    state: read.trip.state,
    temperature: read.row.temperature,
    tasks: presentDriverTasks(tasks, read.trip, now),
    sharing: sharingOf(read, key.has_app),
    stops: read.stops.map((row, index) =>
      presentStop(read, row, {
        address: addresses[index]?.address ?? null,
        facilityNote: (row.waypoint_id && facilities.get(row.waypoint_id)?.note) || null,
        photos: photos.get(row.id)?.length ?? 0,
        reports: reports.filter(({ stop_id: id }) => id === row.id),
      }),
    ),
    server_time: new Date(now).toISOString(),
  };
}

function sharingOf({ trip, row, stops }: ReadTrip, hasApp: boolean): DriverTrip['sharing'] {
  if (refuseOver(trip)) return null;
  const windows = stops.flatMap(({ window_from: from }) => from?.getTime() ?? []);
  const firstWindowFrom = windows.length > 0 ? Math.min(...windows) : null;
  const from = new Date(visibleFrom({ confirmedAt: trip.createdAt, firstWindowFrom }));
  return { is_on: row.is_shared === true, has_app: hasApp, from: from.toISOString() };
}

interface About {
  address: ReadTrip['stops'][number]['address'];
  facilityNote: string | null;
  reports: ReportRow[];
  photos: number;
}

function presentStop({ trip, proofs }: ReadTrip, row: ReadTrip['stops'][number], about: About): Stop {
  const { address, facilityNote, reports, photos } = about;
  const { counted_packages: packages, counted_weight_kg: weight } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    ...placeOf(address),
    window: { from: iso(row.window_from), to: iso(row.window_to) },
    contact: row.contact,
    note: [row.note, facilityNote].filter(Boolean).join('\n\n') || null,
    state: stopState(findStop(trip.stops, row.id)),
    reports: reports.map(({ id, kind, at, reported_at: reportedAt }) => ({
      id,
      kind,
      at: at.toISOString(),
      final_at: new Date(reportedAt.getTime() + TAKE_BACK_MS).toISOString(),
    })),
    counted: packages === null && weight === null ? null : { packages, weight_kg: weight },
    photos,
    has_proof: proofs.some(({ stop_id: id, state }) => id === row.id && state !== 'refused'),
  };
}

const NOWHERE = { city: '', country_id: '', address: '', point: null, time_zone: 'UTC' };

function placeOf(address: About['address']) {
  if (!address) return NOWHERE;
  const { city, country_id, street, postal_code: code, lat, lon, time_zone } = address;
  return { city, country_id, address: [street, code, city].filter(Boolean).join(', '), point: { lat, lon }, time_zone };
}
