import { z } from 'zod';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { auction, draftMeta } from '../terms/schemas';
import { dataWith } from '../core/endpoint';
import { id, instant } from '../core/fields';
import { distance, editableLoad } from './schemas';

export const loadBody = editableLoad.partial().extend({
  auction: auction.partial().optional(),
  version: id.optional(),
  confirm_material: z.boolean().optional(),
});

const loadForEdit = editableLoad.extend({
  id,
  number: z.string(),
  status_id: z.enum(LOAD_STATES),
  country_id: z.string(),
  manager: z.object({ id, name: z.string() }),
  version: id,
  updated_at: instant,
  published_at: instant.nullable(),
  deleted_at: instant.nullable(),
  ...distance.shape,
});

export const draft = dataWith(loadForEdit.extend({ auction }), draftMeta);
/** Content of a new draft, before its first save gives it an id and a number. */
export const newDraft = dataWith(loadForEdit.omit({ id: true, number: true }).extend({ auction }), draftMeta);
export const auctionAnswer = dataWith(auction, draftMeta);
