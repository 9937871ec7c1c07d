import { createActivity } from '@tenderlane/web/core/activity';

/** Whether a save is running and whether the server can be reached. */
export const activity = createActivity();
