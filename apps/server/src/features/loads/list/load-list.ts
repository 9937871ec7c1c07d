export { AWARDED_MS, type LoadsFilter } from './list-conditions.queries';
export { countMissing, listLoads, presentLoads, resolveFilter } from './list-loads';
export { measureLoads } from './measure-loads.queries';
export { listSelectedLoads } from './selected-loads.queries';
