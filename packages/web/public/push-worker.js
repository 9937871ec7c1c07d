// Shows what the server pushes, and opens its page when it is pressed. It keeps no copy of anything.

const read = (data) => {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
};

/** The page of a notification, always at this application. */
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
  // What is said again about the same page replaces what was said before.
  const options = { body, tag: page, renotify: true, icon: '/icons/favicon.svg', data: { page } };
  return self.registration.showNotification(title, options);
};

const open = async ({ notification }) => {
  notification.close();
  const page = pageOf(notification.data?.page ?? '');
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOf = ({ url }) => new URL(url).pathname === new URL(page).pathname;
  const opened = pages.find(isOf);
  // A page that shows something else stays: somebody may be typing a bid there.
  await (opened ? opened.focus() : self.clients.openWindow(page));
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
