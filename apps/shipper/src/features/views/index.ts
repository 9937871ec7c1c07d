export { useActiveView, type ActiveView } from './use-active-view';
export { ViewsMenu } from './views-menu';
