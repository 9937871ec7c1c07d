import type { en } from './languages/en';

export type { Translation, SlavicTranslation } from './translation';

/** The areas of texts and the keys of each. */
export type Messages = typeof en;
export type Area = keyof Messages;
