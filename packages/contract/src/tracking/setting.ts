import { z } from 'zod';
import { defineSection } from '../core/setting';

/** The pages of the company's tracking links show the speed of the truck. */
export const trackingSetting = defineSection({
  fields: { tracking_speed: z.boolean() },
  defaults: { tracking_speed: false },
});
