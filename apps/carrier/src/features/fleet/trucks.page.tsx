import { FleetPage } from './fleet-page';

export const TrucksPage = () => <FleetPage kind="truck" />;
