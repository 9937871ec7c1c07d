import type { z } from 'zod';
import { type FieldCode, FIELD_CODES } from '@tenderlane/contract';
import { AppError, fieldProblems, type FieldProblem } from '../errors';

type Issue = z.core.$ZodIssue;

export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('input.invalid', { fields: fieldProblems(result.error.issues.flatMap(problemsOf)) });
}

function problemsOf(issue: Issue): [string, FieldProblem][] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, 20).map((key) => {
      const name = key.slice(0, 100);
      return [path ? `${path}.${name}` : name, { code: 'unknown-key' }];
    });
  }
  return [[path || 'body', problemOf(issue)]];
}

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'required' };
      if (issue.expected === 'int') return { code: 'not-whole' };
      if (issue.expected === 'number') return { code: 'not-a-number' };
      return { code: 'invalid' };
    case 'too_big':
      return { code: sizeCode(issue.origin, true), params: { max: Number(issue.maximum) } };
    case 'too_small':
      // A minimum of one character means that the text must not be empty; spaces alone are empty.
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required' };
      return { code: sizeCode(issue.origin, false), params: { min: Number(issue.minimum) } };
    case 'invalid_value':
    case 'invalid_union':
      return { code: issue.input === undefined ? 'required' : 'not-one-of' };
    case 'invalid_format':
      return { code: issue.format === 'datetime' ? 'not-a-date' : 'invalid' };
    case 'custom':
      return { code: FIELD_CODES.includes(issue.message as FieldCode) ? issue.message : 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

function sizeCode(origin: string, tooBig: boolean): FieldCode {
  if (origin === 'string') return tooBig ? 'too-long' : 'too-short';
  if (origin === 'array' || origin === 'set') return tooBig ? 'too-many' : 'too-few';
  return tooBig ? 'too-large' : 'too-small';
}
