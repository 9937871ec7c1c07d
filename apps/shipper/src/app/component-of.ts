import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { readAhead } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import type { ShipperPage } from '../lib/page';

export function componentOf({ read, component, areas, isReadAhead = false }: ShipperPage) {
  const readPage = withTexts(read as () => Promise<Record<string, RouteComponent>>, areas);
  return lazyRouteComponent(isReadAhead ? readAhead(readPage, 'seldom') : readPage, component);
}
