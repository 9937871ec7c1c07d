import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { text } from './fields';

export const someOf = <const Keys extends readonly string[]>(keys: Keys) =>
  text(1000)
    .min(1)
    .refine((value) => value.split(',').every((key) => (keys as readonly string[]).includes(key)), {
      error: 'not-one-of',
    });

export const attentionKey = z.string().regex(/^[a-z_.]{1,50}$/);

export const idsText = z.string().regex(/^\d{1,15}(,\d{1,15}){0,999}$/);

export const pointText = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/)
  .refine((value) => {
    const [lat = 0, lon = 0] = value.split(',').map(Number);
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  });

export const radiusKm = z.coerce.number<string | number>().int().min(1).max(LIMITS.radiusMaxKm);
