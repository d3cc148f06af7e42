import { arrayOrEmpty, fail, numberOrNull, stringOrNull, unwrap } from '../api/parseValue';
import { isRecord } from '../persistence/user';

/** A part of a table of products. `next` is sent as `after` for the next part; null after the last one. */
export interface ExportPart {
  csv: string;
  next: string | null;
}

/** A line of an imported file that adds or changes a product. */
export interface ImportChange {
  line: number;
  action: 'added' | 'changed';
  /** The product's name before the change. */
  name: string;
  fields: { field: string; from: string | null; to: string | null }[];
}

/** Result of an import or of its dry run. The provider limits the lists; the numbers count all entries. */
export interface ImportReport {
  imported: boolean;
  /** Identifies the content of the file; null if the provider has none. */
  digest: string | null;
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  changes: ImportChange[];
  problemCount: number;
  /** `name` is the product's name in the line; null if the line has none. */
  problems: { line: number; name: string | null; message: string }[];
}

/** Parses a part of an export. Throws if it has no table. */
export function parseExportPart(body: unknown): ExportPart {
  const { csv, next } = unwrap(body);
  return { csv: typeof csv === 'string' ? csv : fail('table'), next: stringOrNull(next) };
}

function parseChange(value: unknown): ImportChange[] {
  if (!isRecord(value)) return [];
  const fields = arrayOrEmpty(value.fields).flatMap((one) =>
    isRecord(one) && typeof one.field === 'string'
      ? [{ field: one.field, from: stringOrNull(one.from), to: stringOrNull(one.to) }]
      : [],
  );
  const action = value.action === 'added' ? 'added' : 'changed';
  return [{ line: numberOrNull(value.line) ?? 0, action, name: stringOrNull(value.name) ?? '', fields }];
}

/** Parses the report of an import. Throws if it does not say how many products are added and changed. */
export function parseImportReport(body: unknown): ImportReport {
  const fields = unwrap(body);
  const problems = arrayOrEmpty(fields.problems).flatMap((one) =>
    isRecord(one)
      ? [
          {
            line: numberOrNull(one.line) ?? 0,
            name: stringOrNull(one.name),
            message: stringOrNull(one.message) ?? '',
          },
        ]
      : [],
  );
  return {
    imported: fields.imported === true,
    digest: stringOrNull(fields.digest),
    lines: numberOrNull(fields.lines) ?? 0,
    added: numberOrNull(fields.added) ?? fail('number of added products'),
    changed: numberOrNull(fields.changed) ?? fail('number of changed products'),
    unchanged: numberOrNull(fields.unchanged) ?? 0,
    changes: arrayOrEmpty(fields.changes).flatMap(parseChange),
    problemCount: numberOrNull(fields.problemCount) ?? problems.length,
    problems,
  };
}
