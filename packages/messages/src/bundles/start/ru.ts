export { common } from '../../common/ru';
export { shell } from '../../shell/ru';
export { relations } from '../../relations/ru';
export { states } from '../../states/ru';
export { toasts } from '../../toasts/ru';
