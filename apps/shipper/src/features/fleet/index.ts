export { ContactsTab, DriversTab, TrailersTab, TrucksTab } from './fleet-tabs';
