export { list } from '../../list/ru';
export { loads } from '../../loads/ru';
export { loadsList } from '../../loads-list/ru';
