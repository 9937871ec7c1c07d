export const WATCH_STATES = ['follow', 'mute'] as const;
export type WatchState = (typeof WATCH_STATES)[number];
