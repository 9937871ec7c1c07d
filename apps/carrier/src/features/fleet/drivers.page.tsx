import { FleetPage } from './fleet-page';

export const DriversPage = () => <FleetPage kind="driver" />;
