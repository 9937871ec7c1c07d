export { ContactsTab, DriversTab, TrailersTab, TrucksTab } from './fleet-tabs';
export { VehicleCard } from './vehicle-card';
