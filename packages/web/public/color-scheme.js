// Sets the theme before anything is drawn, so that nothing flashes. A file of its own because the content security policy
// allows no script inside a page.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be forbidden; the device's theme is used then.
  }
  var isDark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
