import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { call } from '../../lib/api';

export const fetchPushKey = async (): Promise<string> => (await call('GET /push/key')).data.key;

export const saveSubscription = (body: BodyOf<CarrierApi['POST /push/subscriptions']>) =>
  call('POST /push/subscriptions', { body });

export const deleteSubscription = (endpoint: string) => call('DELETE /push/subscriptions', { body: { endpoint } });
