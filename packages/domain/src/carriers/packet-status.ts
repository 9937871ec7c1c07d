export const PACKET_STATUSES = ['not_completed', 'completed', 'on_review', 'approved'] as const;
export type PacketStatus = (typeof PACKET_STATUSES)[number];
