import type { z } from 'zod';
import type { EndpointTable } from './endpoint';
import type { EventKind } from './event';
import type { Examples } from './example';

/** API bases that a feature may have calls in; `shared` calls are in the bases of the shipper and of the carrier. */
export type CallGroup = 'shared' | 'shipper' | 'carrier' | 'public' | 'driver';

export interface ContractFeature {
  calls: { readonly [Group in CallGroup]?: EndpointTable };
  events?: Readonly<Record<string, EventKind>>;
  setting?: { fields: z.ZodRawShape };
  /** One request for each call that needs a sign-in; those of `shared` calls stand in both bases. */
  examples?: { readonly [Base in 'shipper' | 'carrier' | 'driver']?: Examples<never> };
}

/** Everything that each member of a union is. */
export type AllOf<Union> = (Union extends unknown ? (item: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One object type instead of an intersection. */
export type Flat<Type> = { [Key in keyof Type]: Type[Key] };
