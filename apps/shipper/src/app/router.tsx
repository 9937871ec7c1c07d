import { createRouter } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { onOtherBrand } from '../lib/other-brand';
import { routerOptions } from './router-options';

export const router = createRouter({ ...routerOptions, scrollToTopSelectors: ['#content'] });

onOtherBrand(() => void router.navigate({ to: paths['need-access'] }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
