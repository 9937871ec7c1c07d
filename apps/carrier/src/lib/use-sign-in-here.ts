import { useLocation } from '@tanstack/react-router';
import { paths } from './paths';
import { session } from './application';

export function useSignInHere(href?: string) {
  const { publicHref } = useLocation();
  return { to: paths.auth, onClick: () => session.rememberRoute(href ?? publicHref) } as const;
}
