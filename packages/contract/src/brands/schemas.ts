import { z } from 'zod';
import { id } from '../core/fields';

export const company = z.object({
  id,
  name: z.string(),
  admin_id: id,
  country_id: z.string(),
  currency: z.string(),
  legal_id: z.string().nullable(),
});
