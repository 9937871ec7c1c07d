import type { ErrorCode } from '@tenderlane/contract/error-codes';

/** What each refusal says to the person who meets it. */
export const errors = {} as const satisfies Partial<Record<ErrorCode, string>>;
