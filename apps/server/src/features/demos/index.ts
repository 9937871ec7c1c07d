export { countQueue as countDemoQueue } from './demo.queries';
export { demosFeature } from './feature';
