export const linkKeys = {
  shown: (secret: string) => ['link', secret] as const,
  target: (secret: string) => ['link', secret, 'target'] as const,
  public: (code: string) => ['public-link', code] as const,
  /** Depends on the account and session, because the page shows different data to each. */
  publicOf: (code: string, account: { id: number; is_link_session: boolean } | undefined, part: string) =>
    ['public-link', code, account?.id, account?.is_link_session, part] as const,
} as const;
