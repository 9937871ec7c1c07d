import type { EditMeta } from '../draft/draft-fields';

/** Requirements of a publication in page order; every missing field belongs to one of them. */
export const CHECKS = ['route', 'dates', 'cargo', 'weight', 'body', 'rates', 'timing', 'audience'] as const;
export type Check = (typeof CHECKS)[number];

const RATES = ['auction.starting_rate', 'auction.target_rate', 'auction.book_now_price'];

/** Checks that a missing field leaves open. Without stops the dates are open too; some fields belong to no check. */
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

export const missingFields = (missing: EditMeta['missing']): MissingField[] =>
  missing.filter(({ field }, index) => missing.findIndex((one) => one.field === field) === index);

export function taskFor(field: string): 'address' | 'window' | 'choose' | 'answer' | 'fill' {
  if (field.endsWith('.address')) return 'address';
  if (field.includes('.window.')) return 'window';
  if (field === 'cargo.stackable') return 'answer';
  return field === 'truck.body_types' ? 'choose' : 'fill';
}
