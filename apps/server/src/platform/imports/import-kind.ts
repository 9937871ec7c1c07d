import type { Right } from '@tenderlane/domain/core';
import type { CapacityKey } from '@tenderlane/domain/plans';
import type { ImportKindName, ImportLineReason } from '@tenderlane/domain/imports';
import type { ErrorCode, FieldCode } from '@tenderlane/contract';
import type { MemberContext } from '../context';

export interface LineProblem {
  reason: ImportLineReason | FieldCode | ErrorCode;
  field?: string;
  params?: Record<string, string | number | string[]>;
}

export class LineRefused extends Error {
  readonly problem: LineProblem;
  constructor(reason: LineProblem['reason'], params?: LineProblem['params'], field?: string) {
    super(reason);
    this.problem = { reason, ...(params && { params }), ...(field && { field }) };
  }
}

/** Context for reading a cell. `group` is the thousands separator of a text file, undefined in a spreadsheet. */
export type ImportReader = Pick<MemberContext, 'config' | 'locale'> & {
  companyCountryId: string;
  companyCurrency: string;
  group: string;
};

export interface ImportField<Value = unknown> {
  isRequired?: boolean;
  headings: readonly string[];
  read(text: string, reader: ImportReader): Value;
}

export interface OwnImportField extends ImportField {
  key: string;
  label: string;
  hint: string | null;
}

export interface ImportOptions {
  overwrite: boolean;
}

export interface ImportLine<Values> {
  line: number;
  values: Values;
}

export type LinePlan<Plan> =
  | { outcome: 'created' | 'updated'; plan: Plan }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; problem: LineProblem };

/**
 * Import of one kind of rows from a table in a file. A feature lists its kinds in `Feature.imports`; the platform reads files,
 * matches columns, and does the dry run, the progress, the report and the restart after a crash.
 *
 * A new kind needs its name in `IMPORT_KINDS` of the domain, its texts in the area `imports` (`title.<kind>`,
 * `field.<kind>.<key>` …), one file with `satisfies ImportKind` and a line in the `feature.ts`. An empty cell is no value and
 * changes nothing.
 */
export interface ImportKind<Values extends object = object, Plan = unknown> {
  kind: ImportKindName;
  right: Right;
  capacity?: CapacityKey;
  fields: Readonly<Record<string, ImportField>>;
  ownFields?(context: MemberContext): Promise<readonly OwnImportField[]>;
  /** Completes a line after all fields are read; throws `LineRefused` when they do not fit together. */
  complete?(values: Values, reader: ImportReader): Values;
  /**
   * Values that may occur once in a file, such as a registration number: a second line with one is refused and names
   * the first.
   */
  keysOf(values: Values, reader: ImportReader): readonly { field: string; key: string }[];
  lock(context: MemberContext): Promise<unknown>;
  /** Plans some hundred lines in few statements, in their order; writes nothing. */
  check(
    context: MemberContext,
    lines: readonly ImportLine<Values>[],
    options: ImportOptions,
  ): Promise<readonly LinePlan<Plan>[]>;
  save(context: MemberContext, planned: readonly { values: Values; plan: Plan }[]): Promise<void>;
  afterRun?(context: MemberContext, counts: { created: number; updated: number }): Promise<void>;
}
