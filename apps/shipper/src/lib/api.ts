import { createClient } from '@tenderlane/web/core/client';
import type { PublicApi, ShipperApi } from '@tenderlane/contract';
import { activity } from './activity';
import { locale } from './locale';
import { noteOtherBrand } from './other-brand';
import { session } from './session';

const settings = {
  workspace: 'shipper',
  token: session.token,
  locale: () => locale,
  onSessionEnd: () => session.end(location.pathname + location.search),
  onOtherBrand: noteOtherBrand,
  onSaving: activity.noteSaving,
  onReach: activity.noteReach,
} as const;

/** The only way to the server: `call('PUT /loads/{id}/publish', { path: { id }, body })`. */
export const { call } = createClient<ShipperApi>({ ...settings, base: '/api/shipper/v1' });

/** Calls of visitors that belong to neither application. */
export const { call: callPublic } = createClient<PublicApi>({ ...settings, base: '/api/public/v1' });
