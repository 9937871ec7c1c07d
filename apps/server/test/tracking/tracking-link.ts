import type { TrackingLink } from '@tenderlane/contract';
import type { Carrier, Shipper } from '../build';
import type { TestApp } from '../start-app';

export async function addTrackingLink(
  who: Shipper | Carrier,
  id: number,
  fields: { label?: string; stop_id?: number } = {},
): Promise<TrackingLink> {
  const body = { label: 'Warehouse in Kyiv', ...fields };
  return (await (who as Shipper).call('POST /loads/{id}/tracking_links', { path: { id }, body })).body.data;
}

export const codeOfUrl = (url: string): string => url.split('/').at(-1) ?? '';

export const followTrip = (app: TestApp, url: string) =>
  app.visitor().send('GET /tracking/{code}', { path: { code: codeOfUrl(url) } });

export const followTrack = (app: TestApp, url: string) =>
  app.visitor().send('GET /tracking/{code}/track', { path: { code: codeOfUrl(url) } });
