import { FleetPage } from './fleet-page';

export const TrailersPage = () => <FleetPage kind="trailer" />;
