import { useLocation } from '@tanstack/react-router';
import { SIGN_IN } from './paths';
import { session } from './application';

export function useSignInHere(href?: string) {
  const { publicHref } = useLocation();
  return { to: SIGN_IN, onClick: () => session.rememberRoute(href ?? publicHref) } as const;
}
