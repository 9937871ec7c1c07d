export { fleetFeature } from './feature';
export { listExpiring, listOwnExpiring, type ExpiringRow } from './expiring.queries';
export { listAssigned, listRecords, type RecordRow } from './records/record.queries';
export { findOrCreateDriver, findOrCreateVehicle } from './records/find-or-create';
export { nameOfRecord } from './records/presenter';
export { presentRecords } from './records/show-records';
