import type { Fact } from './facts.ts';
import styles from './text-board.module.css';

/** Shows facts: figures as pairs, records under headings, lists of records as tables. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div className={styles.facts}>
      {facts.map((fact) => (
        <FactView key={fact.label} fact={fact} />
      ))}
    </div>
  );
}

function FactView({ fact }: { readonly fact: Fact }) {
  if (fact.kind === 'figure')
    return (
      <p className={styles.figure}>
        <span>{fact.label}</span> <b>{fact.words}</b>
      </p>
    );
  if (fact.kind === 'table') return <FactTable {...fact} />;
  return (
    <section className={styles.group}>
      <h2>{fact.label}</h2>
      <FactList facts={fact.facts} />
    </section>
  );
}

function FactTable({ label, columns, rows }: Extract<Fact, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
