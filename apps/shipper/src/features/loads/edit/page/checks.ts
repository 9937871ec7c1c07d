import type { EditMeta } from '../draft/draft-fields';

/** What a publication asks for, in the order of the page; each entry of the server's list belongs to one of them. */
export const CHECKS = ['route', 'dates', 'cargo', 'weight', 'body', 'rates', 'timing', 'audience'] as const;
export type Check = (typeof CHECKS)[number];

const RATES = ['auction.starting_rate', 'auction.target_rate', 'auction.book_now_price'];

/** The checks that a missing field keeps open; without stops there are no dates either. Some fields belong to none. */
export function checksOf(field: string): Check[] {
  if (!/^(waypoints|cargo|truck|auction|payment)\b/.test(field)) return [];
  if (field.includes('.window.')) return ['dates'];
  if (field === 'waypoints') return ['route', 'dates'];
  if (field.startsWith('waypoints')) return ['route'];
  if (field.startsWith('cargo.weight')) return ['weight'];
  if (field.startsWith('cargo')) return ['cargo'];
  if (field.startsWith('truck')) return ['body'];
  if (field.startsWith('auction.audience')) return ['audience'];
  return RATES.includes(field) ? ['rates'] : ['timing'];
}

export type MissingField = EditMeta['missing'][number];

/** One entry for each field, though several rules may name it; an empty route is one thing to do, not three. */
export const missingFields = (missing: EditMeta['missing']): MissingField[] =>
  missing.filter(({ field }, index) => missing.findIndex((one) => one.field === field) === index);

/** What there is to do about an empty field that must be filled in. */
export function taskFor(field: string): 'address' | 'window' | 'choose' | 'answer' | 'fill' {
  if (field.endsWith('.address')) return 'address';
  if (field.includes('.window.')) return 'window';
  if (field === 'cargo.stackable') return 'answer';
  return field === 'truck.body_types' ? 'choose' : 'fill';
}
