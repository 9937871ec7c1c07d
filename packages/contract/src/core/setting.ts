import type { z } from 'zod';
import type { ErrorCode, FieldCode } from './error-codes';

/** A problem in a value that its schema accepts. */
export interface SettingProblem {
  code: ErrorCode;
  params?: Record<string, unknown>;
  fields: Record<string, { code: ErrorCode | FieldCode; params?: Record<string, unknown> }[]>;
}

export interface SettingSection<Fields extends z.ZodRawShape> {
  fields: Fields;
  defaults: z.infer<z.ZodObject<Fields>>;
  check?(sent: Partial<z.infer<z.ZodObject<Fields>>>, company: { currency: string }): SettingProblem | null;
  /** True when the company needs a member who may approve awards. */
  needsApprover?(setting: z.infer<z.ZodObject<Fields>>): boolean;
}

export const defineSection = <Fields extends z.ZodRawShape>(section: SettingSection<Fields>) => section;
