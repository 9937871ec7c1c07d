import { afterPage } from '../../lib/after-page';

export const DrawerTotal = afterPage(async () => (await import('./drawer/drawer-lists')).DrawerTotal);
export const SavedViews = afterPage(async () => (await import('./drawer/drawer-lists')).SavedViews);
export const ShowFirstSteps = afterPage(async () => (await import('./steps/show-first-steps')).ShowFirstSteps);
