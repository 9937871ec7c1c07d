import { queryOptions } from '@tanstack/react-query';
import type { Setting } from '@tenderlane/contract';
import { companyKeys } from '@tenderlane/web/brands/query-keys';
import { call } from '../../lib/api';

export const settingQuery = queryOptions({
  queryKey: companyKeys.setting,
  queryFn: async () => (await call('GET /profile/setting')).data,
});

export const saveSetting = async (body: Partial<Setting>): Promise<Setting> =>
  (await call('PUT /profile/setting', { body })).data;
