import { z } from 'zod';
import { defineSection } from '../core/setting';

/** What a carrier owes before it may bid. */
export const carrierSetting = defineSection({
  fields: { require_packet: z.boolean() },
  defaults: { require_packet: false },
});
