export { findRoute } from './road/find-route';
export { estimateRoadRoute } from './road/road-route';
export { isIsoCountry } from './lists';
export { findCountryId } from './country-names';
export { geocoderState } from './geocoder/geocoder';
export { readTerms } from './legal-text';
export { loadPlaces } from './places/load-places';
export { referenceFeature } from './feature';
export { countUsedPlaces } from './places/used-places.queries';
export {
  localizedAddress,
  localizedCity,
  findPlacesByName,
  findPlacesOf,
  isLocalizationOf,
  type PlaceNames,
} from './places/place-names';
export { PLACE_COLUMNS, PLACE_NAMES, type NamedPlace, type PlaceRow } from './queries';
export { zoneOfCountry } from './country-zone';
export { searchPatterns } from './search-patterns';
export { referenceList } from './lists';
export { fetchJson, serviceUrl } from './outside-json';
