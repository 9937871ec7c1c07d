import { createActivity } from '@tenderlane/contract/client';

/** Whether a save is running and whether the server can be reached. */
export const activity = createActivity();
