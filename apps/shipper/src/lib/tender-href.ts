import type { LoadState } from '@tenderlane/domain/loads';
import { hrefOf } from './paths';

export const tenderHref = (id: number): string => hrefOf('tenders.show', String(id));
export const draftHref = (id: number): string => hrefOf('tenders-edit', String(id));

export const loadHref = ({ id, status_id: state }: { id: number; status_id: LoadState }): string =>
  state === 'draft' ? draftHref(id) : tenderHref(id);
