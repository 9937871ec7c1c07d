export {
  type Capacity,
  CAPACITY_KEYS,
  type CapacityKey,
  isGranted,
  type Subscription,
  subscriptionUntilPlans,
} from './capacity';
