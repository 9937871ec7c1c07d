import { z } from 'zod';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { defineSection } from '../core/setting';

const { hoursMin, hoursMax, hoursUsual } = ANNOUNCEMENT_LIMITS;

export const announcementSetting = defineSection({
  fields: { announcement_hours: z.number().int().min(hoursMin).max(hoursMax) },
  defaults: { announcement_hours: hoursUsual },
});
