import { randomId } from '@tenderlane/web/core/client/random-id';
import type { Address, Facility } from '@tenderlane/contract';
import type { Stop } from '../draft/draft-fields';
import { valueOf, type DraftState } from '../draft/draft-state';
import type { DraftStore } from '../draft/draft-store';
import { moveWindow } from './zone-time';
import { ownZone } from '@tenderlane/web/fields/moment-field';

const blankStop = (key: string, kind: Stop['kind']): Stop => ({ key, kind, address: null, window: null });

/** What a route without stops shows: from where, to where. It is saved with the first thing typed into it. */
const BLANK_ROUTE: Stop[] = [blankStop('first', 'pickup'), blankStop('last', 'delivery')];

export function stopsOf(state: DraftState): Stop[] {
  const stops = valueOf(state, 'waypoints');
  return stops.length > 0 ? stops : BLANK_ROUTE;
}

/** The zone in which the times of a stop are meant: its own, and until it has an address that of the person. */
export const zoneOf = ({ address }: Pick<Stop, 'address'>): string => address?.time_zone ?? ownZone();

const editStops = (store: DraftStore, change: (stops: Stop[]) => Stop[]) =>
  store.edit({ waypoints: change(stopsOf(store.read())) });

export function changeStop(store: DraftStore, key: string, part: Partial<Stop>): void {
  editStops(store, (stops) => stops.map((stop) => (stop.key === key ? { ...stop, ...part } : stop)));
}

/** A stop at another address keeps the local times that were entered, and is no longer at the facility it was at. */
export function changeAddress(store: DraftStore, stop: Stop, address: Address | null): void {
  const window = stop.window && moveWindow(stop.window, zoneOf(stop), zoneOf({ address }));
  changeStop(store, stop.key, { address, window, ...(stop.facility_id && { facility_id: null }) });
}

/** A facility brings what it knows of the place; what it does not know stays as it was typed. */
export function changeFacility(store: DraftStore, stop: Stop, facility: Facility): void {
  const { region: _region, ...address } = facility.address;
  const [contact] = facility.contacts;
  changeStop(store, stop.key, {
    facility_id: facility.id,
    name: facility.name,
    address,
    window: stop.window && moveWindow(stop.window, zoneOf(stop), address.time_zone),
    ...(contact && { contact: { name: contact.name, phone: contact.phone ?? null } }),
    ...(facility.note && { note: facility.note }),
  });
}

/** A new stop stands before the last one, which stays the end of the route. */
export function addStop(store: DraftStore): void {
  editStops(store, (stops) => stops.toSpliced(-1, 0, blankStop(randomId(), 'stop')));
}

export function removeStop(store: DraftStore, key: string): void {
  editStops(store, (stops) => stops.filter((stop) => stop.key !== key));
}

export function moveStop(store: DraftStore, from: number, to: number): void {
  editStops(store, (stops) => {
    const moved = stops[from];
    return moved ? stops.toSpliced(from, 1).toSpliced(to, 0, moved) : stops;
  });
}
