import { lookUp } from '@tenderlane/domain/values';
import type { Page } from './page-of';

export interface FoundPage {
  page: Page;
  params: Readonly<Record<string, string>>;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const [names, values] = [path.replace('{-$id}', '$id').split('/'), pathname.split('/')];
  if (path.endsWith('}') && values.length < names.length) names.pop();
  if (names.length !== values.length) return null;
  const params = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('$')) params.set(name.slice(1), decoded(value));
    else if (name !== value) return null;
  }
  return Object.fromEntries(params);
}

export function findPage(pages: Readonly<Record<string, Page>>, pathname: string): FoundPage | null {
  const whole = lookUp(pages, pathname);
  if (whole) return { page: whole, params: {} };
  for (const [path, page] of Object.entries(pages)) {
    const params = path.includes('$') ? paramsOf(path, pathname) : null;
    if (params) return { page, params };
  }
  return null;
}
