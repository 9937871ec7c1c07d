export const FILE_LIMITS = {
  nameMax: 200,
  perRecordMax: 20,
  /** Files of one company sent within a day and not yet held by a record. */
  unheldMax: 200,
  /** A larger picture would fill the memory of its viewer. */
  pictureSideMax: 20_000,
  picturePixelsMax: 100_000_000,
} as const;
