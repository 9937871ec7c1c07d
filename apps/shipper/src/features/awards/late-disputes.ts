import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';

const readDialogs = withTexts(() => import('./dispute.dialogs'), ['files']);

export const ContestDialog = lazy(async () => ({ default: (await readDialogs()).ContestDialog }));
export const ResolveDialog = lazy(async () => ({ default: (await readDialogs()).ResolveDialog }));
export const OrderDisputes = lazy(
  withTexts(() => import('./order-disputes').then((part) => ({ default: part.OrderDisputes })), ['files']),
);
