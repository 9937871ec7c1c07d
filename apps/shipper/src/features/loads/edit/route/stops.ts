import { randomId } from '@tenderlane/web/core/client/random-id';
import type { Address, Facility } from '@tenderlane/contract';
import type { Stop } from '../draft/draft-fields';
import { valueOf, type DraftState } from '../draft/draft-state';
import type { DraftStore } from '../draft/draft-store';
import { moveWindow } from './zone-time';
import { ownZone } from '@tenderlane/web/moment-field';

const blankStop = (key: string, kind: Stop['kind']): Stop => ({ key, kind, address: null, window: null });

/** Displayed for a route without stops; saved with the first edit. */
const BLANK_ROUTE: Stop[] = [blankStop('first', 'pickup'), blankStop('last', 'delivery')];

export function stopsOf(state: DraftState): Stop[] {
  const stops = valueOf(state, 'waypoints');
  return stops.length > 0 ? stops : BLANK_ROUTE;
}

/** Time zone of a stop's times: that of its address, or else the user's. */
export const zoneOf = ({ address }: Pick<Stop, 'address'>): string => address?.time_zone ?? ownZone();

const editStops = (store: DraftStore, change: (stops: Stop[]) => Stop[]) =>
  store.edit({ waypoints: change(stopsOf(store.read())) });

export function changeStop(store: DraftStore, key: string, part: Partial<Stop>): void {
  editStops(store, (stops) => stops.map((stop) => (stop.key === key ? { ...stop, ...part } : stop)));
}

/** Changing the address keeps the local times and removes the facility. */
export function changeAddress(store: DraftStore, stop: Stop, address: Address | null): void {
  const window = stop.window && moveWindow(stop.window, zoneOf(stop), zoneOf({ address }));
  changeStop(store, stop.key, { address, window, ...(stop.facility_id && { facility_id: null }) });
}

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

/** Inserts the stop before the last one, which remains the end of the route. */
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
