import { AUTOMATION } from '../../../platform/principal';
import { nameOfStop, type ReadTrip } from '../../trips';
import type { RunningTripRow } from '../positions/position.queries';

/** Fields of an event that positions tell about a stop. */
export const aboutSeenStop = (trip: RunningTripRow, stop: ReadTrip['stops'][number], at: number, now: number) => ({
  at: now,
  companyId: trip.company_id,
  carrierCompanyId: trip.carrier_company_id,
  entityId: trip.load_id,
  optionId: trip.option_id,
  actor: AUTOMATION,
  params: { stop_id: stop.id, stop: nameOfStop(stop), at },
});
