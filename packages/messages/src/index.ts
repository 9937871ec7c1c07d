import type { en } from './languages/en';

export type { Translation, SlavicTranslation } from './translation';

export type Messages = typeof en;
export type Area = keyof Messages;
