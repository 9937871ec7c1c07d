import type { Carrier } from '@tenderlane/contract';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { FleetList } from '@tenderlane/web/fleet/fleet-list';
import { useCarrierFleet } from './carrier-fleet.api';

interface TabProps {
  carrier: Carrier;
}

const tabOf = (kind: FleetKind) =>
  function FleetTab({ carrier }: TabProps) {
    return <FleetList source={useCarrierFleet(kind, carrier.id)} />;
  };

export const ContactsTab = tabOf('contact');
export const DriversTab = tabOf('driver');
export const TrucksTab = tabOf('truck');
export const TrailersTab = tabOf('trailer');
