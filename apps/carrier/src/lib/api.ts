import type { CarrierApi, PublicApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client';
import { activity } from './activity';
import { locale } from './locale';
import { isWithoutSession } from './paths';
import { session } from './session';

const settings = {
  workspace: 'carrier',
  token: session.token,
  locale: () => locale,
  // The page of a message's link goes on without the session that has ended.
  onSessionEnd: () =>
    isWithoutSession(location.pathname) ? session.forget() : session.end(location.pathname + location.search),
  // A carrier's record has no page that asks for access: the page that asked shows the refusal.
  onOtherBrand: () => {},
  onSaving: activity.noteSaving,
  onReach: activity.noteReach,
} as const;

/** The only way to the server: `call('POST /loads/{id}/bids', { path: { id }, body })`. */
export const { call } = createClient<CarrierApi>({ ...settings, base: '/api/carrier/v1' });

/** Calls of visitors that belong to neither application. */
export const { call: callPublic } = createClient<PublicApi>({ ...settings, base: '/api/public/v1' });
