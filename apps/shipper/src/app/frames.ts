/** Page frames, each in a chunk of its own because a page needs only one. */
export const frames = {
  app: () => import('./shell/app-frame'),
  plain: () => import('@tenderlane/web/shell/login-layout'),
};
