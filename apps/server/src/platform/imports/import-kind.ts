import type { CapacityKey, Right } from '@tenderlane/domain';
import type { ImportKindName, ImportLineReason } from '@tenderlane/domain/imports';
import type { ErrorCode, FieldCode } from '@tenderlane/contract';
import type { MemberContext } from '../context';

/** Why a line is not imported: its text stands in the area `imports` (`reason.…`), else in `errors`. */
export interface LineProblem {
  reason: ImportLineReason | FieldCode | ErrorCode;
  /** The field that it is about; nothing where it is the line. */
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

/** What reading a cell may need to know. `group` stands between thousands where the file is a text, nothing in a spreadsheet. */
export type ImportReader = Pick<MemberContext, 'config' | 'locale'> & {
  companyCountryId: string;
  companyCurrency: string;
  group: string;
};

/** One field of a kind. Its label is the text `field.<kind>.<key>` of the area `imports`. */
export interface ImportField<Value = unknown> {
  isRequired?: boolean;
  /** What people call its column, in every language; compared by letters and digits. */
  headings: readonly string[];
  /** The value of a cell that is not empty; throws `LineRefused` where the cell cannot be one. */
  read(text: string, reader: ImportReader): Value;
}

/** A field that the company has made for itself, with what it is called in the company's words. */
export interface OwnImportField extends ImportField {
  key: string;
  label: string;
  hint: string | null;
}

export interface ImportOptions {
  /** Records that are there already take over what the file says of them. */
  overwrite: boolean;
}

export interface ImportLine<Values> {
  line: number;
  values: Values;
}

/** What a line would do. `plan` is whatever `save` needs to do it. */
export type LinePlan<Plan> =
  | { outcome: 'created' | 'updated'; plan: Plan }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; problem: LineProblem };

/**
 * What a feature says about rows that come from a table in a file. A feature lists its kinds in `Feature.imports`; everything else
 * is done for it: reading files, matching columns, the dry run, progress, the report, going on after a crash.
 *
 * A new kind: its name in `IMPORT_KINDS` of the domain, its texts in the area `imports` (`title.<kind>`, `field.<kind>.<key>` …),
 * one file with `satisfies ImportKind`, a line in the `feature.ts`. An empty cell is no value: it changes nothing.
 */
export interface ImportKind<Values extends object = object, Plan = unknown> {
  kind: ImportKindName;
  /** Who may import it, and what of the plan it uses. */
  right: Right;
  capacity?: CapacityKey;
  fields: Readonly<Record<string, ImportField>>;
  /** What can be filled beside `fields`; no key of it is one of theirs. */
  ownFields?(context: MemberContext): Promise<readonly OwnImportField[]>;
  /** What a line says once all of its fields are read; throws `LineRefused` where they do not go together. */
  complete?(values: Values, reader: ImportReader): Values;
  /** What may stand once in a file, such as a registration number: the second line with it is refused and names the first. */
  keysOf(values: Values, reader: ImportReader): readonly { field: string; key: string }[];
  /** Makes lines wait for whoever else changes the same records, before they are checked and saved. */
  lock(context: MemberContext): Promise<unknown>;
  /** What each line would do now, in their order; writes nothing. Some hundred lines at a time, asked in few statements. */
  check(
    context: MemberContext,
    lines: readonly ImportLine<Values>[],
    options: ImportOptions,
  ): Promise<readonly LinePlan<Plan>[]>;
  /** Does what was planned, in the transaction in which it was checked, and records it. */
  save(context: MemberContext, planned: readonly { values: Values; plan: Plan }[]): Promise<void>;
  /** Follows the last lines of a run that created or updated something. */
  afterRun?(context: MemberContext, counts: { created: number; updated: number }): Promise<void>;
}
