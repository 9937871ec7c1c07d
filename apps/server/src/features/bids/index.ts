export { bidReactions } from './relation-changes';
export { bidCarrierRoutes, bidRoutes } from './routes';
