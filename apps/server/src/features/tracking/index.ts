export { trackingFeature } from './feature';
export { serveOsmand } from './osmand/routes';
