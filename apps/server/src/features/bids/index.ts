export { bidSubscribers } from './relation/relation-changes';
export { bidCarrierRoutes, bidRoutes } from './routes';
