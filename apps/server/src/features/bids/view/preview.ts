import type { CarrierLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnLoad, readStopPlaces, stopsIn, type LockedLoad } from '../../loads';
import { presentPreview } from './carrier-view';

/** What carriers will see of a tender, before anybody has an option of it. */
export async function previewForCarriers(context: MemberContext, id: number): Promise<CarrierLoad> {
  const load: LockedLoad = await findOwnLoad(context, id);
  const now = await context.clock.now(context.sql);
  const { waypoints } = load.parts;
  const places = await readStopPlaces(context.sql, waypoints);
  const shown = { ...load, parts: { ...load.parts, waypoints: stopsIn(waypoints, places, context.locale) } };
  return presentPreview(
    shown,
    { name: context.principal.companyName, country_id: context.principal.companyCountryId },
    now,
  );
}
