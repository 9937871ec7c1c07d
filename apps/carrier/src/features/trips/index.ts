export { VehicleCard } from './vehicle-card';
export { TripCard } from './trip-card';
