export const brandKeys = {
  subscription: ['subscription'],
  accessRequests: ['access-requests'],
  ownAccessRequests: ['access-requests', 'own'],
  askedAccessRequests: ['access-requests', 'asked'],
} as const;
