import { afterPage } from '../../lib/after-page';

export const PlanBadge = afterPage(async () => (await import('./plan')).Plan);
