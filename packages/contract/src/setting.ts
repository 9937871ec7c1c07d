import type { z } from 'zod';
import { lookUp } from '@tenderlane/domain/values';
import type { SettingProblem, SettingSection } from './core/setting';
import { settingSections, type setting } from './features';

export { setting, settingSections } from './features';
export type Setting = z.infer<typeof setting>;

const DEFAULTS = Object.assign({}, ...settingSections.map(({ defaults }) => defaults)) as Setting;

/** Each section checks only its own fields, which the joined schema contains. */
const sections = settingSections as readonly unknown[] as readonly Pick<
  SettingSection<typeof setting.shape>,
  'check' | 'needsApprover'
>[];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function withDefaults(saved: Partial<Setting>): Setting {
  const merged = Object.entries(saved).map(([field, value]) => {
    const usual = lookUp<unknown>(DEFAULTS, field);
    return [field, isObject(usual) && isObject(value) ? { ...usual, ...value } : value];
  });
  return { ...DEFAULTS, ...(Object.fromEntries(merged) as Partial<Setting>) };
}

export function checkSetting(sent: Partial<Setting>, company: { currency: string }): SettingProblem | null {
  for (const section of sections) {
    const problem = section.check?.(sent, company);
    if (problem) return problem;
  }
  return null;
}

export const needsApprover = (values: Setting): boolean =>
  sections.some((section) => section.needsApprover?.(values) ?? false);
