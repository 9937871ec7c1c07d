export { loadEdit } from '../en/load-edit';
