export { list } from '../../list/uk';
export { loads } from '../../loads/uk';
export { loadsList } from '../../loads-list/uk';
