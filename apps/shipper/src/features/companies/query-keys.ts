export const carrierCompanyKeys = {
  profile: (carrierId: number) => ['carriers', carrierId, 'company'] as const,
  history: (carrierId: number) => ['carriers', carrierId, 'history'] as const,
} as const;
