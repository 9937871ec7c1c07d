export { createRouter, type RoadDistance, type Router, type RoutePoint } from './road-distance';
export { isIsoCountry } from './lists';
export { loadPlaces } from './load-places';
export { referencePublicRoutes, referenceRoutes } from './routes';
