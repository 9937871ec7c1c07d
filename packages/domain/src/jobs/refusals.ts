export const JOB_REFUSALS = {
  'job.too-many-rows': 422,
  'job.undo-over': 409,
} as const;
