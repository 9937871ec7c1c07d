import { useTranslation } from 'react-i18next';
import { useShownFields } from '../../../fields';

const LABELS = {
  name: 'notes.name',
  external_id: 'notes.external_id',
  tender_type: 'truck.tender_type',
  note: 'notes.note',
  tags: 'notes.tags',
  waypoints: 'route.title',
  cargo: 'view.cargo',
  'cargo.name': 'cargo.name',
  'cargo.weight_kg': 'cargo.weight',
  'cargo.loading_metres': 'cargo.loading_metres',
  'cargo.stackable': 'cargo.stackable',
  truck: 'view.truck',
  'truck.body_types': 'truck.body',
  payment: 'payment.title',
  address: 'field.address',
  'window.from': 'field.window.from',
  'window.to': 'field.window.to',
  'auction.mode': 'terms.mode',
  'auction.winner': 'terms.winner',
  'auction.winner_rule': 'terms.winner',
  'auction.weights': 'terms.winner',
  'auction.guardrail_bp': 'terms.guardrail',
  'auction.basis': 'terms.basis',
  'auction.vat_rate_bp': 'payment.vat_rate',
  'auction.duration_minutes': 'terms.duration',
  'auction.bid_step': 'terms.step',
  'auction.extra_minutes': 'terms.extra',
  'auction.max_extra_minutes': 'terms.max_extra',
  'auction.confirm_minutes': 'terms.confirm',
  'auction.decision_minutes': 'terms.decision',
  'auction.republish_if_failed': 'terms.republish',
  'auction.raise_percent_bp': 'terms.raise',
  'auction.publish_at': 'terms.schedule',
  'auction.starting_rate': 'terms.starting',
  'auction.target_rate': 'terms.target',
  'auction.book_now_price': 'terms.book_now',
  'auction.audience': 'audience.title',
} as const;

const hasLabel = (path: string): path is keyof typeof LABELS => Object.hasOwn(LABELS, path);

/** Returns the label of a field by its path: "Address, stop 2" for `waypoints.1.address`. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('loadEdit');
  const own = useShownFields('load');
  return (path) => {
    const field = own.find(({ variable }) => path === `custom.${variable}`);
    if (field) return field.name;
    const [, index, part = ''] = /^waypoints\.(\d+)\.(.+)$/.exec(path) ?? [];
    if (index && hasLabel(part)) return t('check.at_stop', { field: t(LABELS[part]), number: Number(index) + 1 });
    return hasLabel(path) ? t(LABELS[path]) : path;
  };
}
