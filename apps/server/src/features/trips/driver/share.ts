import type { AnswerOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import { refuseOver } from '@tenderlane/domain/trips';
import type { HolderContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { newToken, sha256 } from '../../../platform/secrets/secrets';
import { tenderNumber } from '../../loads';
import type { LockedTrip } from '../trip/lock-trip';
import { aboutTrip } from '../trip/report-stop';
import { saveAppToken, saveSharing } from './link.queries';
import { lockDriverTrip } from './lock-driver-trip';
import { showDriverTrip } from './show-driver-trip';

export async function changeSharing(context: HolderContext, isOn: boolean): Promise<DriverTrip> {
  const locked = await lockDriverTrip(context);
  throwIfRefused(refuseOver(locked.trip));
  await share(context, locked, isOn);
  return showDriverTrip(context);
}

async function share(context: HolderContext, locked: LockedTrip, isOn: boolean): Promise<void> {
  const { row } = locked;
  if (row.is_shared === isOn) return;
  await saveSharing(context.sql, row.carrier_company_id, row.id, isOn);
  await record(context, [{ ...aboutTrip(context, locked), action: 'trip.sharing_changed', params: { is_on: isOn } }]);
}

export async function setUpApp(context: HolderContext): Promise<AnswerOf<DriverApi['POST /app']>['data']> {
  const locked = await lockDriverTrip(context);
  const { row, loadRow } = locked;
  throwIfRefused(refuseOver(locked.trip));
  const token = newToken();
  await saveAppToken(context.sql, row.carrier_company_id, row.id, sha256(token));
  await share(context, locked, true);
  const url = `${context.config.publicUrl}/osmand/${token}`;
  return { url, link: traccarLink(url, tenderNumber(loadRow)), trip: await showDriverTrip(context) };
}

/** Seconds and metres: twice a minute at most, and in every quarter of an hour while the truck stands. */
const SETTINGS = {
  accuracy: 'high',
  distance: '200',
  interval: '60',
  fastest_interval: '30',
  heartbeat: '600',
  buffer: 'true',
  service: 'true',
};

/** As https://github.com/traccar/traccar-client reads it; `service` starts the tracking after the driver agrees. */
const traccarLink = (url: string, id: string): string =>
  `org.traccar.client://config?${new URLSearchParams({ url, id, ...SETTINGS })}`;
