import { z } from 'zod';
import { defineSection } from '../core/setting';

export const trackingSetting = defineSection({
  fields: { tracking_speed: z.boolean() },
  defaults: { tracking_speed: false },
});
