/** How far a carrier's packet is: what a shipper asks of it before it may win. */
export const PACKET_STATUSES = ['not_completed', 'completed', 'on_review', 'approved'] as const;
export type PacketStatus = (typeof PACKET_STATUSES)[number];
