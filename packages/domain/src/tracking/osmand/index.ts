export { type OsmandPosition, readOsmandJson, readOsmandParams } from './osmand';
