import { expect, it } from 'vitest';
import { isGranted, subscriptionUntilPlans } from './capacity';

it('every capacity is unlimited until plans exist', () => {
  const subscription = subscriptionUntilPlans({ users: 3 });
  expect(subscription).toMatchObject({ plan: 'large', isNeedSubscription: false, isOverused: false });
  expect(subscription.capacity.every(({ canUse, limit }) => canUse && limit === null)).toBe(true);
  expect(subscription.capacity.find(({ key }) => key === 'users')?.used).toBe(3);
  expect(isGranted(subscription.capacity, 'api')).toBe(true);
  expect(isGranted([], 'api')).toBe(false);
});
