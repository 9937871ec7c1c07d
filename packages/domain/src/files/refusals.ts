export const FILE_REFUSALS = {
  'file.empty': 422,
  'file.type': 422,
  'file.picture-size': 422,
  'file.no-picture': 422,
  'file.too-many': 422,
  'file.too-many-unheld': 429,
} as const;
