import type { FormCell, FormSheet, FormTable } from '@sitrep/contract';
import { CARD, makeGrid } from '@sitrep/print';
import type { Speech } from '@sitrep/speech';
import { PaperSheet } from './paper-sheet.tsx';
import styles from './print.module.css';
import type { PrintChoice } from './print-choice.ts';

interface FormSheetsProps {
  readonly title: string;
  readonly form: FormSheet;
  readonly speech: Speech;
  readonly choice: PrintChoice;
}

/** A sheet to be filled in by hand, as wide as the sheets of the cards that go with it. */
export function FormSheets({ title, form, speech, choice }: FormSheetsProps) {
  const { page } = makeGrid(choice.paper, CARD);
  return (
    <PaperSheet page={page} label={title}>
      <div className={styles.form}>
        <h2>{title}</h2>
        <dl>
          {form.facts.map(({ label, value }) => (
            <div key={label.key}>
              <dt>{speech.name(label)}</dt>
              <dd>
                <Cell cell={value} speech={speech} />
              </dd>
            </div>
          ))}
        </dl>
        {form.tables.map((table) => (
          <Table key={table.title.key} table={table} speech={speech} />
        ))}
      </div>
    </PaperSheet>
  );
}

function Table({ table, speech }: { readonly table: FormTable; readonly speech: Speech }) {
  return (
    <table>
      <caption>{speech.name(table.title)}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.key} scope="col">
              {speech.name(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(table.rows).map(({ value: row, number }) => (
          <tr key={number}>
            {row.map((cell, column) => (
              <td key={table.columns[column]?.key}>
                <Cell cell={cell} speech={speech} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, speech }: { readonly cell: FormCell; readonly speech: Speech }) {
  return numbered(cell).map(({ value: { words, boxes = 0 }, number }) => (
    <p key={number}>
      {words !== undefined && speech.name(words)}
      {boxes > 0 && <span className={styles.boxes}>{' □'.repeat(boxes)}</span>}
    </p>
  ));
}

/** Rows and lines have no names: some are empty, and none ever moves. */
function numbered<V>(values: readonly V[]): readonly { readonly value: V; readonly number: number }[] {
  return values.map((value, number) => ({ value, number }));
}
