export { type Capacity, type CapacityKey, isGranted, type Subscription, subscriptionUntilPlans } from './capacity';
