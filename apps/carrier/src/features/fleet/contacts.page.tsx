import { FleetPage } from './fleet-page';

export const ContactsPage = () => <FleetPage kind="contact" />;
