export { AWARDED_MS, type LoadsFilter } from './list-conditions.queries';
export { countMissing, listLoads, presentLoads, resolveFilter, selectLoads } from './list-loads';
export { measureLoads } from './measure-loads.queries';
