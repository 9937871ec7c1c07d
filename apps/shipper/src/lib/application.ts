import { pageShown } from '@tenderlane/ui';
import { createApplication } from '@tenderlane/web/core/application';
import { toastError } from '@tenderlane/web/toasts';
import { openForOtherBrand } from './other-brand';
import { HOME, SIGN_IN } from './paths';

export const application = createApplication({
  side: 'shipper',
  untilShown: pageShown,
  paths: { home: HOME, signIn: SIGN_IN },
  onOtherCompany: openForOtherBrand,
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = application;
