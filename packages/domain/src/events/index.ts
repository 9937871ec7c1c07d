export type { ChangeEvent } from './change-params';
export { EVENT_ACTIONS, NEWS_ACTIONS, type EventAction } from './event-actions';
