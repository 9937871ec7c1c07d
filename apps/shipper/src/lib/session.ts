import { createSession } from '@tenderlane/web/core/session';
import { paths } from './paths';

export const session = createSession({
  workspace: 'shipper',
  signInHref: paths.auth,
  open: (href) => location.assign(href),
});
