export { list } from '../../list/kk';
export { loads } from '../../loads/kk';
export { loadsList } from '../../loads-list/kk';
