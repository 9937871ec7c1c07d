import type { carrierApp as english } from '../en/carrier-app';
import type { SlavicTranslation } from '../translation';

export const carrierApp: SlavicTranslation<typeof english> = {};
