import type { errors as english } from '../en/errors';
import type { SlavicTranslation } from '../translation';

export const errors: SlavicTranslation<typeof english> = {};
