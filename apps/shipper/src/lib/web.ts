import { pageShown } from '@tenderlane/ui';
import { createWeb } from '@tenderlane/web/core/web';
import { toastError } from '@tenderlane/web/toasts';
import { openForOtherBrand } from './other-brand';
import { paths } from './paths';

export const web = createWeb({
  side: 'shipper',
  untilShown: pageShown,
  paths: { home: paths.dashboard, signIn: paths.auth },
  onOtherCompany: openForOtherBrand,
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = web;
