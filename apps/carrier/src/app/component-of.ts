import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import type { CarrierPage } from '../lib/page';

/** The component of a page, which is fetched with its texts when somebody goes there. */
export const componentOf = ({ read, component, areas }: CarrierPage) =>
  lazyRouteComponent(withTexts(read as () => Promise<Record<string, RouteComponent>>, areas), component);
