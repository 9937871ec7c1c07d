import { z } from 'zod';
import { defineSection } from '../core/setting';

/** What a carrier must have handed in before it may win. */
export const carrierSetting = defineSection({
  fields: { require_packet: z.boolean() },
  defaults: { require_packet: false },
});
