import { readAhead } from '@tenderlane/ui';
import { lazy } from 'react';

/** What opens over the pages of carriers: read when the page is shown. */
export const CarrierDialogs = lazy(
  readAhead(async () => ({ default: (await import('./carrier-dialogs')).CarrierDialogs })),
);
export const InviteDialog = lazy(readAhead(async () => ({ default: (await import('./invite.dialog')).InviteDialog })));
export const LabelsDialog = lazy(
  readAhead(async () => ({ default: (await import('./dialogs/labels.dialog')).LabelsDialog })),
);
