export const frames = {
  app: () => import('./shell/app-frame'),
  plain: () => import('@tenderlane/web/shell/login-layout'),
};
