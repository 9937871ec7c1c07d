import type { Feature } from '../../platform/feature';
import { messageParts } from './message-parts';

export const notificationsFeature = { due: [messageParts] } satisfies Feature;
