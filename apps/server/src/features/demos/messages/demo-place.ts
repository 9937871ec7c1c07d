import type { Config } from '../../../platform/config/config';
import { placeAt, type Place } from '../../../platform/notices/subject';
import { createSecrets } from '../../../platform/secrets/secrets';
import type { DemoRow } from '../demo.queries';

export const QUEUE_PLACE = placeAt('/operator?tab=demos', 'operator');

export function placeOfBooking({ id, salt }: DemoRow, { appSecret }: Pick<Config, 'appSecret'>): Place {
  const code = createSecrets(appSecret).link('demo-booking', id, salt);
  return { path: `/demo/${code}`, page_name: 'demo', link: code };
}
