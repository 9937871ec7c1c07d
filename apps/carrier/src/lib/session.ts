import { createSession } from '@tenderlane/web/core/session';
import { BASE, paths } from './paths';

export const session = createSession({
  workspace: 'carrier',
  signInHref: BASE + paths.auth,
  open: (href) => location.assign(href),
});
