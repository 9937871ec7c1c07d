export { createDriverFinder, findAppHolder } from './driver/find-driver';
export { tripsFeature } from './feature';
export { followOrder } from './trip/follow-order';
export { lockOrder, lockTrip, placedStops, readTrip, type ReadTrip } from './trip/lock-trip';
export { aboutTrip, nameOfStop } from './trip/report-stop';
export { readOwnTrip } from './trip/show-trip';
export { saveProgress, saveStop } from './trip/trip.queries';
