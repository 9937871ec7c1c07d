export { facilityQuery, usableFacilitiesQuery } from './facilities.api';
export { facilityKeys } from './query-keys';
export { StopFacility } from './route/stop-facility-part';
export { StopFacilityNote } from './route/stop-facility-note';
