import { carrierExamples, driverExamples, shipperExamples } from '@tenderlane/contract/examples';
import type { ExampleRequest } from '@tenderlane/contract/core/example';
import type { Fixture } from './fixtures/fixture';

export { addRelatedRecords, buildFixture, type Fixture } from './fixtures/fixture';

export type Call = ExampleRequest;

/** Every call that needs a sign-in, by the examples of the contract, about records of a fixture. */
export const shipperCalls: Record<keyof typeof shipperExamples, (world: Fixture) => Call> = shipperExamples;
export const carrierCalls: Record<keyof typeof carrierExamples, (world: Fixture) => Call> = carrierExamples;
export const driverCalls: Record<keyof typeof driverExamples, (world: Fixture) => Call> = driverExamples;
