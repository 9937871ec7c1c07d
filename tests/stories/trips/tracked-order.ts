import { expect } from '@playwright/test';
import { connect } from '../../load/connections';
import { draftTender, type Market } from '../../load/market';
import { ask, nameVehicle } from '../network/delivered-orders';
import { awardTo } from '../network/order-steps';

const HOUR_MS = 3_600_000;
const PICKUP = { lat: 54.35, lon: 18.65 };
const KM_PER_DEGREE = 111.195;

interface Waypoint {
  window: { from: string; to: string };
}

export async function prepareTrackedOrder(market: Market) {
  const { shipperToken, carrierTokens } = market;
  const [carrierToken = ''] = carrierTokens;
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const id = await draftTender(http, shipperToken, { starting_rate: { amount: 250_000, currency: 'EUR' } });
  http.close();
  const address = `shipper/v1/loads/${id}`;
  const { waypoints, truck } = await ask<{ waypoints: Waypoint[]; truck: object }>(
    shipperToken,
    'GET',
    `${address}/edit`,
  );
  const start = Date.now() + 22 * HOUR_MS;
  const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  const windows = [
    { from: at(0), to: at(1) },
    { from: at(40), to: at(41) },
  ];
  await ask(shipperToken, 'PUT', address, {
    truck: { ...truck, temperature: { min_c: 2, max_c: 8 } },
    waypoints: waypoints.map((waypoint, index) => ({ ...waypoint, window: windows[index] })),
  });
  await ask(shipperToken, 'PUT', `${address}/publish`, {});
  await awardTo(market, id);
  await nameVehicle(carrierToken, id);
  const [named] = await ask<{ id: number }[]>(carrierToken, 'GET', 'carrier/v1/trucks');
  const devices = [{ device: '902064', truck_id: named?.id }];
  const { token } = await ask<{ token: string }>(carrierToken, 'POST', 'carrier/v1/tracking_sources', {
    name: 'Wialon',
    devices,
  });
  return {
    id,
    carrierToken,
    /** Positions south of the pickup, one a second; they are so inexact that the truck does not seem to jump. */
    async drive(...km: number[]) {
      const last = Date.now();
      await ask(token, 'POST', 'carrier/v1/positions', {
        positions: km.map((distance, index) => ({
          device: '902064',
          at: new Date(last - (km.length - 1 - index) * 1000).toISOString(),
          lat: PICKUP.lat - distance / KM_PER_DEGREE,
          lon: PICKUP.lon,
          speed_kmh: 60,
          accuracy_m: 400,
        })),
      });
      const trip = () => ask<{ sources: { last_at: string }[] }>(shipperToken, 'GET', `shipper/v1/loads/${id}/trip`);
      await expect.poll(async () => Date.parse((await trip()).sources[0]?.last_at ?? '')).toBe(last);
    },
  };
}

export async function driverLinkOf(carrierToken: string, id: number): Promise<string> {
  const path = `carrier/v1/loads/${id}/driver_link`;
  const { url } = await ask<{ url: string }>(carrierToken, 'POST', path, { channel: 'copy' });
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
