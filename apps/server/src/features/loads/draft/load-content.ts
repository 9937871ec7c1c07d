import { lookUp } from '@tenderlane/domain/values';
import { missingForPublication, type ApprovalFacts, type MissingForPublication } from '@tenderlane/domain/terms';
import { estimateDistanceKm } from '@tenderlane/domain/core';
import type { Address as DomainAddress, LoadContent } from '@tenderlane/domain/loads';
import type { Address, Setting, Waypoint } from '@tenderlane/contract';
import type { LoadRow } from '../load-row';
import type { LoadParts } from '../load-parts';

type Content = Pick<LoadParts, 'cargo' | 'truck' | 'payment' | 'custom' | 'required_fields'> & {
  waypoints: Waypoint[];
};

const ms = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);

function addressOf(address: Address | null): DomainAddress | null {
  if (!address) return null;
  const { name, country_id: countryId, city, street, postal_code: postalCode, lat, lon, time_zone: timeZone } = address;
  return { name, countryId, city, street: street ?? '', postalCode: postalCode ?? '', lat, lon, timeZone };
}

export function toLoadContent(
  tenderType: LoadRow['tender_type'],
  { cargo, truck, payment, waypoints, custom, required_fields: requiredFields }: Content,
): LoadContent {
  return {
    tenderType,
    cargo: {
      name: cargo.name ?? '',
      weightKg: cargo.weight_kg ?? null,
      volumeM3: cargo.volume_m3 ?? null,
      packages: cargo.packages ?? null,
      loadingMetres: cargo.loading_metres ?? null,
      pallets: cargo.pallets ?? null,
      isStackable: cargo.stackable ?? null,
      lengthM: cargo.length_m ?? null,
      widthM: cargo.width_m ?? null,
      heightM: cargo.height_m ?? null,
      declaredValue: cargo.declared_value ?? null,
    },
    truck: {
      bodyTypes: truck.body_types,
      loadTypes: truck.load_types,
      temperature: truck.temperature ? { minC: truck.temperature.min_c, maxC: truck.temperature.max_c } : null,
    },
    waypoints: waypoints.map(({ kind, address, window }) => ({
      kind,
      address: addressOf(address),
      window: { from: ms(window?.from), to: ms(window?.to) },
    })),
    payment: { type: payment.type, daysToPay: payment.days_to_pay },
    missingFields: requiredFields.filter((variable) => lookUp(custom, variable) === undefined),
  };
}

export function missingOf(
  row: Pick<LoadRow, 'tender_type'>,
  parts: LoadParts,
  audienceCount: number,
  now: number,
): MissingForPublication[] {
  return missingForPublication(toLoadContent(row.tender_type, parts), parts.terms, audienceCount, now);
}

export function approvalFactsOf(
  approval: Setting['approval'],
  { approval_rule: publishedRule, lowest_target: lowestTarget }: Pick<LoadParts, 'approval_rule' | 'lowest_target'>,
): ApprovalFacts {
  const rule = approval && {
    aboveAmount: approval.above?.amount ?? null,
    currency: approval.above?.currency ?? null,
    aboveTargetBp: approval.above_target_bp,
  };
  return { rule, publishedRule, lowestTarget };
}

/** Estimates the route's length by road in km; a configured router replaces it later. */
export function estimateRoute(waypoints: Waypoint[]): Pick<LoadParts, 'distance_km' | 'distance_source'> {
  const distanceKm = estimateDistanceKm(waypoints.map(({ address }) => address));
  return { distance_km: distanceKm, distance_source: distanceKm === null ? null : 'estimate' };
}
