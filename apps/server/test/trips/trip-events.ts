/** Events whose notices depend on their params. */
export const TRIP_EVENTS: readonly [kind: string, params: Record<string, unknown>][] = [
  ['load.vehicle_assigned', { driver: 'Taras Melnyk', truck: 'AA 1234 BC' }],
  ['load.vehicle_assigned', { driver: null, truck: null, taken_back: ['Taras Melnyk', 'AA 1234 BC'] }],
  ['load.vehicle_assigned', { driver: null, truck: 'AA 1234 BC', taken_back: ['Taras Melnyk'] }],
  ['trip.vehicle_asked', {}],
  ['trip.proof_added', { stop: 'Kyiv', state: 'waiting' }],
  ['trip.proof_decided', { stop: 'Kyiv', state: 'refused', reason: 'The stamp is missing' }],
  ['trip.stop_changed', { stop: 'Kyiv', side: 'carrier' }],
  ['trip.stop_changed', { stop: 'Kyiv', side: 'shipper' }],
  ['trip.change_proposed', { stop: 'Kyiv', side: 'carrier' }],
  ['trip.change_proposed', { stop: 'Kyiv', side: 'shipper' }],
  ['trip.change_decided', { stop: 'Kyiv', side: 'shipper', state: 'accepted' }],
  ['trip.change_decided', { stop: 'Kyiv', side: 'carrier', state: 'accepted' }],
  ['trip.change_decided', { stop: 'Kyiv', side: 'shipper', state: 'refused', reason: 'The ramp is closed' }],
  ['trip.change_decided', { stop: 'Kyiv', side: 'carrier', state: 'refused', reason: 'The ramp is closed' }],
];
