export type { ChangeEvent } from './change-params';
export { EVENT_ACTIONS, type EventAction } from './event-actions';
