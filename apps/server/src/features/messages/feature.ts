import type { Feature } from '../../platform/feature';
import { messagesToOthers } from './queue-messages';

export const messagesFeature = { due: [messagesToOthers] } satisfies Feature;
