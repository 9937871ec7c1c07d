export { VehicleCard } from './vehicle-card';
export { ORDER_STATES, RUNNING_STATES } from './order-states';
export { TripTab } from './late-trip-tab';
