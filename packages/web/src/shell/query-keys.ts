export const shellKeys = {
  installation: ['installation'],
} as const;
