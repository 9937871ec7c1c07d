export { list } from '../../list/en';
export { loads } from '../../loads/en';
export { loadsList } from '../../loads-list/en';
