/** What stands around a page: read on its own, because a page has one of them. */
export const frames = {
  app: () => import('./shell/app-frame'),
  plain: () => import('@tenderlane/web/shell/login-layout'),
};
