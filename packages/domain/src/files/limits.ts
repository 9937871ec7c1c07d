/** What holds for files that people send; the size of one is a setting of the installation. */
export const FILE_LIMITS = {
  nameMax: 200,
  /** Of one record, such as the photos of a truck. */
  perRecordMax: 20,
  /** Of one company, sent within a day and held by no record yet. */
  unheldMax: 200,
  /** A picture of more would fill the memory of whoever shows it. */
  pictureSideMax: 20_000,
  picturePixelsMax: 100_000_000,
} as const;
