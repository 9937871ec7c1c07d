export { ReviewsTab } from './reviews-tab';
export { ReviewCard } from './review-card';
export { CarrierMetricDialog } from './carrier-metric.dialog';
