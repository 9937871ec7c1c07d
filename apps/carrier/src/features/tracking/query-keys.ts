export const trackingKeys = {
  sources: ['tracking-sources'] as const,
  trucks: ['tracking-sources', 'trucks'] as const,
};
