export const OPERATOR_PROFILE = {
  photoBytes: 1_000_000,
  photoTypes: ['image/jpeg', 'image/png', 'image/webp'],
  telegramMax: 100,
} as const;

export type PhotoType = (typeof OPERATOR_PROFILE.photoTypes)[number];

export const isPhotoType = (mediaType: string | undefined): mediaType is PhotoType =>
  OPERATOR_PROFILE.photoTypes.some((type) => type === mediaType);

/**
 * A Telegram link to a person or bot; a number or private invitation begins with +. Other links are not opened from
 * here.
 */
const TELEGRAM_LINK = /^https:\/\/t\.me\/\+?[A-Za-z0-9_-]{3,64}$/;

export const isTelegramLink = (text: string): boolean => TELEGRAM_LINK.test(text);

/** Id that a person tells support: account and company. Only the company is read back. */
export const supportId = (accountId: number, companyId: number | null): string => `${accountId}-${companyId ?? 0}`;

/** The company of a support id or of a plain company number; null for other texts. */
export function companyOfSupportId(text: string): number | null {
  const found = /^(?:\d{1,15}-)?([1-9]\d{0,14})$/.exec(text.trim());
  return found ? Number(found[1]) : null;
}
