/** Frames of pages. Each is a script of its own, because a page needs only one. */
export const frames = {
  app: () => import('./shell/app-frame'),
  plain: () => import('@tenderlane/web/shell/login-layout'),
};
