export { common } from '../../common/kk';
export { shell } from '../../shell/kk';
export { relations } from '../../relations/kk';
export { states } from '../../states/kk';
export { toasts } from '../../toasts/kk';
