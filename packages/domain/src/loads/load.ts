import type { WaypointKind } from '../reference/lists';
/** A coordinate in degrees, WGS 84. */
export interface Address {
  name: string;
  countryId: string;
  city: string;
  street: string;
  postalCode: string;
  lat: number | null;
  lon: number | null;
  timeZone: string | null;
}

export const TENDER_TYPES = ['ftl', 'ltl'] as const;
export type TenderType = (typeof TENDER_TYPES)[number];

/** A stop; its window is epoch ms, null where nothing was entered yet. */
export interface Waypoint {
  kind: WaypointKind;
  address: Address | null;
  window: { from: number | null; to: number | null };
}

/** Kilograms, cubic metres, metres; declared value in minor units of its currency. */
export interface Cargo {
  name: string;
  weightKg: number | null;
  volumeM3: number | null;
  packages: number | null;
  /** Part loads only: loading metres of the floor, pallets, and whether other goods may stand on it. */
  loadingMetres: number | null;
  pallets: number | null;
  isStackable: boolean | null;
  lengthM: number | null;
  widthM: number | null;
  heightM: number | null;
  declaredValue: { amount: number; currency: string } | null;
}

export interface Truck {
  bodyTypes: readonly string[];
  loadTypes: readonly string[];
  temperature: { minC: number | null; maxC: number | null } | null;
}

export interface Payment {
  type: string | null;
  daysToPay: number;
}

/** Content of a load that carriers price: goods, transport and payment terms. */
export interface LoadContent {
  tenderType: TenderType;
  cargo: Cargo;
  truck: Truck;
  waypoints: readonly Waypoint[];
  payment: Payment;
  missingFields: readonly string[];
}

/** Opening and end of the first pickup's window, epoch ms; null while there is none. */
export function firstPickup(waypoints: readonly Waypoint[]): { from: number | null; to: number | null } {
  const pickup = waypoints.find((waypoint) => waypoint.kind === 'pickup');
  return pickup ? { from: pickup.window.from, to: pickup.window.to ?? pickup.window.from } : { from: null, to: null };
}

export const BASES = ['trip', 'km', 't', 'pallet'] as const;
export type Basis = (typeof BASES)[number];
