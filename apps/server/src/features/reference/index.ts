export { createRouter } from './road-distance';
export { isIsoCountry } from './lists';
export { loadPlaces } from './places/load-places';
export { referenceFeature } from './feature';
export { localizedAddress, localizedCity, findPlacesOf, isLocalizationOf, type PlaceNames } from './places/place-names';
export { PLACE_COLUMNS, PLACE_NAMES, type PlaceRow } from './queries';
export { zoneOfCountry } from './country-zone';
export { searchPatterns } from './search-patterns';
export { referenceList } from './lists';
