import { useLocation } from '@tanstack/react-router';
import { paths } from './paths';
import { session } from './web';

/** A link to the sign-in with a code, which comes back: to this page, or to another one of this application. */
export function useSignInHere(href?: string) {
  const { publicHref } = useLocation();
  return { to: paths.auth, onClick: () => session.rememberRoute(href ?? publicHref) } as const;
}
