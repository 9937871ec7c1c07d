import { expect, it } from 'vitest';
import { fileColumns } from './export-columns';

it.each([
  [null, undefined],
  [[], undefined],
  [['luck', 'constructor'], undefined],
  [
    ['state', 'tender'],
    ['state', 'number', 'name', 'route'],
  ],
  [
    ['tender', 'number', 'weight', 'truck'],
    ['number', 'name', 'route', 'weight_kg', 'truck', 'temperature'],
  ],
  [['price'], ['price', 'currency']],
  [
    ['savings', 'facility_company', 'decision_ends', 'confirmation_ends'],
    ['savings', 'savings_base', 'facility_company', 'decision_ends', 'confirmation_ends', 'currency'],
  ],
  [
    ['state', 'custom_dock', 'custom_'],
    ['state', 'custom_dock'],
  ],
  [
    ['currency', 'best_bid'],
    ['currency', 'best_bid', 'bids'],
  ],
])('the columns %j of the list are %j in a file', (chosen, columns) => {
  expect(fileColumns(chosen)).toEqual(columns);
});
