import type { z } from 'zod';
import type { ErrorCode, FieldCode } from './error-codes';

/** What is wrong with a value that its schema lets through. */
export interface SettingProblem {
  code: ErrorCode;
  params?: Record<string, unknown>;
  fields: Record<string, { code: ErrorCode | FieldCode; params?: Record<string, unknown> }[]>;
}

/** A feature's part of what a company sets once. */
export interface SettingSection<Fields extends z.ZodRawShape> {
  fields: Fields;
  /** What holds until the company sets it; an object is completed field by field. */
  defaults: z.infer<z.ZodObject<Fields>>;
  check?(sent: Partial<z.infer<z.ZodObject<Fields>>>, company: { currency: string }): SettingProblem | null;
  /** Whether the company needs somebody who may approve awards. */
  needsApprover?(setting: z.infer<z.ZodObject<Fields>>): boolean;
}

export const defineSection = <Fields extends z.ZodRawShape>(section: SettingSection<Fields>) => section;
