import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { ACCESS_MODES, REMINDER_LIMITS } from '@tenderlane/domain/carriers';
import { paragraph } from '../core/fields';
import { defineSection } from '../core/setting';

const words = paragraph(LIMITS.commentMax);
const { afterDaysMin, afterDaysMax, timesMin, timesMax } = REMINDER_LIMITS;

/** Requirements before a carrier may win, access to the network, and texts of invitations. */
export const carrierSetting = defineSection({
  fields: {
    require_packet: z.boolean(),
    access_from: z.enum(ACCESS_MODES),
    /** The company's own texts in invitations by language; empty when none. */
    invitation_texts: z.strictObject({ en: words, uk: words, kk: words, ru: words }),
    invitation_reminders: z.strictObject({
      is_on: z.boolean(),
      after_days: z.number().int().min(afterDaysMin).max(afterDaysMax),
      times: z.number().int().min(timesMin).max(timesMax),
    }),
  },
  defaults: {
    require_packet: false,
    access_from: 'link',
    invitation_texts: { en: '', uk: '', kk: '', ru: '' },
    invitation_reminders: { is_on: true, after_days: 4, times: 1 },
  },
});
