import { readAhead } from '@tenderlane/ui';
import { lazy } from 'react';

export const CarrierDialogs = lazy(
  readAhead(async () => ({ default: (await import('./carrier-dialogs')).CarrierDialogs }), 'seldom'),
);
export const InviteDialog = lazy(
  readAhead(async () => ({ default: (await import('./invite.dialog')).InviteDialog }), 'seldom'),
);
export const LabelsDialog = lazy(
  readAhead(async () => ({ default: (await import('./dialogs/labels.dialog')).LabelsDialog }), 'seldom'),
);
