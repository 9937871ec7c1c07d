import { expect, it } from 'vitest';
import { checksOf } from './checks';

it.each([
  ['waypoints', ['route', 'dates']],
  ['waypoints.1.address', ['route']],
  ['waypoints.0.window.day', ['dates']],
  ['waypoints.0.window.end_date', ['dates']],
  ['cargo.weight_kg', ['weight']],
  ['cargo.name', ['cargo']],
  ['truck.body_types', ['body']],
  ['auction.starting_rate', ['rates']],
  ['auction.duration_minutes', ['timing']],
  ['auction.audience', ['audience']],
  ['_r_7_', []],
])('the field %s leaves %j of the checklist undone', (field, checks) => {
  expect(checksOf(field)).toEqual(checks);
});
