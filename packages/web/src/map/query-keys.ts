export const mapKeys = {
  addresses: (search: string, countryId: string) => ['addresses', search, countryId] as const,
  places: (locale: string, part: object) => ['map-places', locale, part] as const,
  route: (loadId: number, way: string) => ['loads', loadId, 'route', way] as const,
} as const;
