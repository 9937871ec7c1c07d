import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import type { CarrierPage } from '../lib/page';

export const componentOf = ({ read, component, areas }: CarrierPage) =>
  lazyRouteComponent(withTexts(read as () => Promise<Record<string, RouteComponent>>, areas), component);
