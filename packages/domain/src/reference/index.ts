export {
  DECLINE_CODES,
  type DeclineCode,
  POSITION_SOURCES,
  type PositionSource,
  VAT_MODES,
  type VatMode,
  WAYPOINT_KINDS,
  type WaypointKind,
} from './lists';
