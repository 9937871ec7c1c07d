export { VehicleCard } from './vehicle-card';
export { ORDER_STATES, RUNNING_STATES, TripTab } from './late-trip-tab';
