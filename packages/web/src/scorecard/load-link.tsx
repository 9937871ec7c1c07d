import type { Contest } from '@tenderlane/contract';
import { useLink } from '../core/use-link';
import { routeText } from './route-text';

export function LoadLink({ load, href }: { load: Contest['load']; href: string }) {
  const link = useLink(href);
  return <a {...link}>{routeText(load)}</a>;
}
