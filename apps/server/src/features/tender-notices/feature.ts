import type { Feature } from '../../platform/feature';
import { tenderNotices } from './notices';

export const tenderNoticesFeature = { notices: [tenderNotices] } satisfies Feature;
