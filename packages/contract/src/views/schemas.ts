import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { id, instant, isStorableText, line, text } from '../core/fields';

const FILTER_TYPES = ['carriers', 'tenders', 'documents', 'facilities'] as const;
export const filterType = z.enum(FILTER_TYPES);
/** The dashboard keeps whose records it shows like the filter of a list. */
export const userFilterType = z.enum([...FILTER_TYPES, 'dashboard']);

const data = z.record(line(100), z.json()).refine(
  (value) => {
    const written = JSON.stringify(value);
    return written.length <= LIMITS.filterDataMax && isStorableText(written) && !written.includes(String.raw`\u0000`);
  },
  { error: 'too-long' },
);

export const userFilter = z.object({ filter_type_id: userFilterType, data: z.record(z.string(), z.json()) });
export const userFilterBody = z.strictObject({ product_id: text(50), filter_type_id: userFilterType, data });

const key = z.string().regex(/^-?[a-z][a-z0-9_]{0,49}$/);

const content = {
  filter: z.record(key, text(1000)).refine((value) => Object.keys(value).length <= 50, { error: 'too-many' }),
  sort: key.nullable(),
  columns: z.array(z.strictObject({ name: key, width: z.number().int().min(20).max(2000).nullable() })).max(100),
  density: z.enum(['normal', 'compact']),
  group: key.nullable(),
};

export const viewBody = z.strictObject({
  list: filterType,
  name: line(100).min(1),
  is_shared: z.boolean(),
  ...content,
});

/** A part of a view; a sent key is replaced whole. `version` is the one the change is based on. */
export const viewChange = viewBody.omit({ list: true }).partial().extend({ version: id });

export const view = z.object({
  id,
  list: filterType,
  name: z.string(),
  is_shared: z.boolean(),
  ...content,
  owner: z.object({ id, name: z.string() }),
  is_own: z.boolean(),
  /** The reader may change and delete it: the owner, and for shared views also members who may change settings. */
  can_edit: z.boolean(),
  version: id,
  updated_at: instant,
});
export type View = z.infer<typeof view>;
export type ViewContent = Pick<View, keyof typeof content>;
