import { pageShown } from '@tenderlane/ui';
import { createApplication } from '@tenderlane/web/core/application';
import { toastError } from '@tenderlane/web/toasts';
import { openForOtherBrand } from './other-brand';
import { paths, SIGN_IN } from './paths';

export const application = createApplication({
  side: 'shipper',
  untilShown: pageShown,
  paths: { home: paths.dashboard, signIn: SIGN_IN },
  onOtherCompany: openForOtherBrand,
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = application;
