import { expect, it } from 'vitest';
import { rightsOf, type Right, type Role } from '../core/roles';
import { attentionAction } from './dashboard';

it.each<[Role, Right, string]>([
  ['manager', 'loads.award', 'button'],
  ['dispatcher', 'loads.award', 'waits'],
  ['dispatcher', 'loads.write', 'button'],
  ['dispatcher', 'loads.approve', 'waits'],
  ['accountant', 'loads.award', 'none'],
  ['viewer', 'loads.award', 'none'],
])('an item for a %s that needs %s shows the action %s', (role, right, action) => {
  expect(attentionAction(right, new Set(rightsOf('shipper', role)))).toBe(action);
});

it('an item without a right has a button for everybody', () => {
  expect(attentionAction(undefined, new Set())).toBe('button');
});
