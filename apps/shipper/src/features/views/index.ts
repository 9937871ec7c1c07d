export { isSameView } from './same-view';
export { useActiveView, type ActiveView } from './use-active-view';
export { layoutFromContent, layoutToContent } from './view-layout';
export { ViewsMenu } from './views-menu';
