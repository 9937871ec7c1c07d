export const CAPACITY_KEYS = [
  'tenders_per_month',
  'users',
  'carriers',
  'branding',
  'presets',
  'custom_fields',
  'api',
  'webhooks',
  'embed_form',
  'announcements',
  'automations',
  'integrations',
  'approval_rules',
] as const;
export type CapacityKey = (typeof CAPACITY_KEYS)[number];

/** `limit` null means no limit. */
export interface Capacity {
  key: CapacityKey;
  canUse: boolean;
  used: number;
  limit: number | null;
}

export interface Subscription {
  plan: 'large';
  isNeedSubscription: boolean;
  isOverused: boolean;
  capacity: Capacity[];
}

/** Until plans are built every company has the plan *large* with every key usable and no limit; `used` is counted all the same. */
export function subscriptionUntilPlans(used: Partial<Record<CapacityKey, number>>): Subscription {
  const capacity = CAPACITY_KEYS.map((key) => ({ key, canUse: true, used: used[key] ?? 0, limit: null }));
  return { plan: 'large', isNeedSubscription: false, isOverused: false, capacity };
}

/** A feature is granted when its capacity can be used; an unknown key is not. */
export function isGranted(capacity: readonly Capacity[], key: CapacityKey): boolean {
  return capacity.some((entry) => entry.key === key && entry.canUse);
}
