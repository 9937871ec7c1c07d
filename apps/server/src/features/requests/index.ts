export { requestsFeature } from './feature';
export { countQueue as countRequestQueue } from './request.queries';
