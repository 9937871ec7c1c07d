export const POSITION_SOURCES = ['telematics', 'app', 'driver_page'] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

export const WAYPOINT_KINDS = ['pickup', 'delivery', 'stop'] as const;
export type WaypointKind = (typeof WAYPOINT_KINDS)[number];

export const VAT_MODES = ['net', 'gross', 'none'] as const;
export type VatMode = (typeof VAT_MODES)[number];

export const DECLINE_CODES = ['no_capacity', 'price', 'equipment', 'too_late', 'dates', 'documents', 'other'] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];
