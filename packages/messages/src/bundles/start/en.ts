export { common } from '../../common/en';
export { shell } from '../../shell/en';
export { relations } from '../../relations/en';
export { states } from '../../states/en';
export { toasts } from '../../toasts/en';
