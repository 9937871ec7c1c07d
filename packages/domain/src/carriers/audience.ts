export const AUDIENCE_KINDS = ['network', 'labels', 'capabilities', 'carriers', 'link'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
