import { useLocation } from '@tanstack/react-router';
import { paths } from './paths';
import { session } from './web';

/** Link to the sign-in that returns to this page, or to `href`. */
export function useSignInHere(href?: string) {
  const { publicHref } = useLocation();
  return { to: paths.auth, onClick: () => session.rememberRoute(href ?? publicHref) } as const;
}
