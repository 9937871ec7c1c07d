export const jobToastId = (id: number): string => `job-${id}`;
