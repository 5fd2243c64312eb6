import type { GameEntry, SetupField } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { linkTo } from '../../address/router.ts';
import { useHandbook } from '../../rules/use-handbook.ts';
import styles from './field-notes.module.css';

interface FieldNotesProps {
  readonly entry: GameEntry;
  readonly fields: readonly SetupField[];
  readonly speech: Speech;
}

/** What a choice is made of, and what the handbook says about the rules behind it. */
export function FieldNotes({ entry, fields, speech }: FieldNotesProps) {
  return fields.map((field) =>
    field.rules === undefined ? undefined : (
      <Notes key={field.name} entry={entry} field={field} speech={speech} />
    ),
  );
}

function Notes({ entry, field, speech }: Omit<FieldNotesProps, 'fields'> & { readonly field: SetupField }) {
  const handbook = useHandbook(entry);
  const { title, value, choices, parts = [], rules = [] } = field;
  const chosen = choices.find((choice) => choice.value === value);
  const name = speech.name(chosen?.name ?? title);
  const entries = rules.flatMap((rule) => {
    const found = handbook?.forRule(rule);
    return found === undefined ? [] : [{ rule, ...found }];
  });
  return (
    <section className={styles.notes} aria-label={name}>
      <h2>{name}</h2>
      {parts.length > 0 && (
        <ol>
          {parts.map((part) => (
            <li key={part.key}>{speech.name(part)}</li>
          ))}
        </ol>
      )}
      <dl>
        {entries.map(({ rule, title: head, text }) => (
          <div key={rule}>
            <dt>
              {head} <a href={linkTo('rules', rule)}>{rule}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
