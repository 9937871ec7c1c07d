export { afterNewLoad, guardRoute, type GuardStep, type RouteName, ROUTES } from './route-guard';
