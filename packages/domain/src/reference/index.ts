export { DECLINE_CODES, type DeclineCode, VAT_MODES, type VatMode, WAYPOINT_KINDS, type WaypointKind } from './lists';
