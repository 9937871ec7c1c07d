export type NoParams = Record<string, never>;
export type Reason = { reason: string };
export type MissingFields = { missing: { field: string; code: string }[] };
export type Decline = { code: string; text?: string };
