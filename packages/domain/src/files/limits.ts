export const FILE_LIMITS = {
  /** Of one file, unless the installation sets another size. */
  bytesMax: 25_000_000,
  nameMax: 200,
  /** Of one record, such as the photos of a truck. */
  perRecordMax: 20,
  /** Of one company, sent within a day and held by no record yet. */
  unheldMax: 200,
  /** A picture of more would fill the memory of whoever shows it. */
  pictureSideMax: 20_000,
  picturePixelsMax: 100_000_000,
} as const;
