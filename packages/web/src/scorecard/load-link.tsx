import type { Contest } from '@tenderlane/contract';
import { useLink } from '../core/use-link';
import { routeText } from './route-text';

/** A tender by its route, as a link to its page. */
export function LoadLink({ load, href }: { load: Contest['load']; href: string }) {
  const link = useLink(href);
  return <a {...link}>{routeText(load)}</a>;
}
