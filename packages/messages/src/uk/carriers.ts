import type { carriers as english } from '../en/carriers';
import type { SlavicTranslation } from '../translation';

export const carriers: SlavicTranslation<typeof english> = {};
