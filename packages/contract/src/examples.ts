import type { CarrierApi, DriverApi, ShipperApi } from './api';
import type { Example } from './core/example';
import type { AllOf, ContractFeature, Flat } from './core/feature';
import { FEATURES, type ListedFeature } from './features';

type Guarded<Api> = { [Key in keyof Api]: Api[Key] extends { access: 'public' | 'link' } ? never : Key }[keyof Api];
type WithExamples = 'shipper' | 'carrier' | 'driver';
type ExamplesOf<Base extends WithExamples> = AllOf<
  Extract<Extract<ListedFeature, { examples: object }>['examples'], Record<Base, object>>[Base]
>;
const join = (base: WithExamples): object =>
  Object.assign({}, ...FEATURES.map(({ examples }: ContractFeature) => examples?.[base]));

/** A call without an example does not compile; the error names it. */
const complete = <Api, Examples extends Record<Guarded<Api>, Example<never>>>(examples: Examples) => examples;

export const shipperExamples = complete<ShipperApi, Flat<ExamplesOf<'shipper'>>>(join('shipper') as never);
export const carrierExamples = complete<CarrierApi, Flat<ExamplesOf<'carrier'>>>(join('carrier') as never);
export const driverExamples = complete<DriverApi, Flat<ExamplesOf<'driver'>>>(join('driver') as never);
