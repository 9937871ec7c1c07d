const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

// Most browsers also name those they descend from, so the order of the tables decides.
const nameOf = (table: [RegExp, string][], userAgent: string) => table.find(([sign]) => sign.test(userAgent))?.[1];

/** `Firefox, Windows`, so that a person recognises the device; null for an unknown program. */
export function browserName(userAgent: string): string | null {
  const names = [nameOf(BROWSERS, userAgent), nameOf(SYSTEMS, userAgent)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}
