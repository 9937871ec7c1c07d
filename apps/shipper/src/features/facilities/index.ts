export { facilityQuery, usableFacilitiesQuery } from './facilities.api';
export { StopFacility } from './route/stop-facility-part';
export { StopFacilityNote } from './route/stop-facility-note';
