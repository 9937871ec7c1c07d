export { SwitchMenu } from './switch-menu';
