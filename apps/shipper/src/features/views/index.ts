export { useActiveView, type ActiveView } from './use-active-view';
export { ViewsMenu } from './views-menu';
export { savedViewsQuery, type SavedView } from './views.api';
