/** What a person of the operator shows to the companies that the person looks after. */
export const OPERATOR_PROFILE = {
  photoBytes: 1_000_000,
  photoTypes: ['image/jpeg', 'image/png', 'image/webp'],
  telegramMax: 100,
} as const;

export type PhotoType = (typeof OPERATOR_PROFILE.photoTypes)[number];

/** Whether a picture of this media type is shown everywhere. */
export const isPhotoType = (mediaType: string | undefined): mediaType is PhotoType =>
  OPERATOR_PROFILE.photoTypes.some((type) => type === mediaType);

/** A link to a person or a bot in Telegram; a number or a private invitation begins with +. Nothing else may be opened from here. */
const TELEGRAM_LINK = /^https:\/\/t\.me\/\+?[A-Za-z0-9_-]{3,64}$/;

export const isTelegramLink = (text: string): boolean => TELEGRAM_LINK.test(text);

/** What a person tells support: who asks, and for which company. The company alone is read back. */
export const supportId = (accountId: number, companyId: number | null): string => `${accountId}-${companyId ?? 0}`;

/** The company of a support id, or of its number alone; null where a text is neither. */
export function companyOfSupportId(text: string): number | null {
  const found = /^(?:\d{1,15}-)?([1-9]\d{0,14})$/.exec(text.trim());
  return found ? Number(found[1]) : null;
}
