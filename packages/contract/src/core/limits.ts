export const REQUEST_LIMITS = { bodyBytes: 1_048_576, codeLength: 6 } as const;

export const CLIENT = {
  referenceCacheMinutes: 60,
  staleMinutes: 5,
  retries: 3,
  retryDelayMaxMs: 30_000,
  selectPauseMs: 500,
  toastMs: 2_500,
  deleteUndoMs: 10_000,
  appVersion: '0.99',
  product: 'tenderlane',
} as const;

export { LOCALES, type Locale } from '@tenderlane/domain/languages';
