import type { carrierApp as english } from '../en/carrier-app';
import type { Translation } from '../translation';

export const carrierApp: Translation<typeof english> = {};
