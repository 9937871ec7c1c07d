import type { AudienceKind } from '@tenderlane/domain/carriers';
import { quantityMilli, type ApprovalRule, type StatedTarget, type Terms } from '@tenderlane/domain/terms';
import type { FieldValues } from '@tenderlane/domain/fields';
import type { EditableLoad, Waypoint } from '@tenderlane/contract';
import type { LoadRow } from './load-row';
import type { NamedCapabilities } from '../carriers';

export interface LoadParts {
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  note: string | null;
  tags: string[];
  custom: FieldValues;
  required_fields: string[];
  distance_km: number | null;
  distance_source: string | null;
  field_versions: Record<string, number>;
  waypoints: Waypoint[];
  terms: Terms;
  audience_kind: AudienceKind;
  label_ids: number[];
  carrier_ids: number[];
  audience_rule: NamedCapabilities | null;
  link_code: string | null;
  reached: number;
  approval_rule: ApprovalRule | null;
  /** The lowest target since the first publication. */
  lowest_target: StatedTarget | null;
}

const quantitiesOf = ({ cargo, distance_km: distanceKm }: Pick<LoadParts, 'cargo' | 'distance_km'>) => ({
  distanceKm,
  weightKg: cargo.weight_kg ?? null,
  pallets: cargo.pallets ?? cargo.packages ?? null,
});

export function deriveTerms(terms: Terms, parts: Pick<LoadParts, 'cargo' | 'payment' | 'distance_km'>): Terms {
  return {
    ...terms,
    quantityMilli: quantityMilli(terms.basis, quantitiesOf(parts)),
    vatMode: parts.payment.vat_mode,
    daysToPay: parts.payment.days_to_pay,
    currency: parts.payment.currency,
  };
}

export function routeKey(waypoints: Waypoint[]): string {
  return waypoints.map(({ address }) => `${address?.lat},${address?.lon}`).join(' ');
}

const toDate = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

export function routeDates(
  waypoints: Waypoint[],
): Pick<LoadRow, 'first_pickup_from' | 'first_pickup_to' | 'last_delivery_from'> {
  const pickup = waypoints.find(({ kind }) => kind === 'pickup')?.window;
  const from = toDate(pickup?.from);
  return {
    first_pickup_from: from,
    first_pickup_to: toDate(pickup?.to) ?? from,
    last_delivery_from: toDate(waypoints.findLast(({ kind }) => kind === 'delivery')?.window?.from),
  };
}
