// Shows pushed notifications and opens their page on a click. It caches nothing.

const read = (data) => {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
};

/** Returns the page of a notification. The host is ignored, and a path outside this application gives its start page. */
const pageOf = (url) => {
  const { scope } = self.registration;
  try {
    const { pathname, search, hash } = new URL(url, scope);
    const page = new URL(pathname + search + hash, scope).href;
    return page.startsWith(scope) ? page : scope;
  } catch {
    return scope;
  }
};

const show = (event) => {
  const { title = 'Tenderlane', body = '', url = '' } = read(event.data);
  const page = pageOf(url);
  // A new notification about the same page replaces the previous one.
  const options = { body, tag: page, renotify: true, icon: '/icons/favicon.svg', data: { page } };
  return self.registration.showNotification(title, options);
};

const open = async ({ notification }) => {
  notification.close();
  const page = pageOf(notification.data?.page ?? '');
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOf = ({ url }) => new URL(url).pathname === new URL(page).pathname;
  const opened = pages.find(isOf);
  // Do not navigate an open tab with another page: the user may be typing a bid there.
  await (opened ? opened.focus() : self.clients.openWindow(page));
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
