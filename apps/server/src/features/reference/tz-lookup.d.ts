declare module 'tz-lookup' {
  /** The IANA zone of a point; degrees north and east. */
  function findZone(lat: number, lon: number): string;
  export { findZone as default };
}
