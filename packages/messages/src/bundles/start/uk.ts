export { common } from '../../common/uk';
export { shell } from '../../shell/uk';
export { relations } from '../../relations/uk';
export { states } from '../../states/uk';
export { toasts } from '../../toasts/uk';
