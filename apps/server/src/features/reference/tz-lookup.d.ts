declare module 'tz-lookup' {
  function findZone(lat: number, lon: number): string;
  export { findZone as default };
}
