import type { Printable } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import styles from './print.module.css';
import { BACKS, byKind, COPIES, PAPER_NAMES, type PrintChoice } from './print-choice.ts';
import { usePrintName } from './use-print-name.ts';

interface PrintOptionsProps {
  readonly choice: PrintChoice;
  readonly list: readonly Printable[];
  readonly speech: Speech;
  onChoose(choice: PrintChoice): void;
}

/** What is printed, on what paper, and how it is turned over. */
export function PrintOptions({ choice, list, speech, onChoose }: PrintOptionsProps) {
  const { t } = useText();
  const nameOf = usePrintName(speech);
  const hasPieces = choice.kind !== 'map';
  return (
    <div className={styles.options}>
      <label className={styles.what}>
        <span>{t('print.what')}</span>
        <select
          value={`${choice.kind} ${choice.id}`}
          onChange={({ target }) => {
            const chosen = list.find(({ kind, id }) => `${kind} ${id}` === target.value);
            if (chosen !== undefined) onChoose({ ...choice, kind: chosen.kind, id: chosen.id });
          }}
        >
          {byKind(list).map(([kind, found]) => (
            <optgroup key={kind} label={t(`print.kind.${kind}`)}>
              {found.map((each) => (
                <option key={each.id} value={`${kind} ${each.id}`}>
                  {nameOf(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Options
        name="paper"
        values={PAPER_NAMES}
        value={choice.paper}
        onChoose={(paper) => onChoose({ ...choice, paper })}
      />
      {hasPieces && (
        <>
          <Options
            name="backs"
            values={BACKS}
            value={choice.backs}
            onChoose={(backs) => onChoose({ ...choice, backs })}
          />
          <Options
            name="copies"
            values={COPIES}
            value={choice.copies}
            onChoose={(copies) => onChoose({ ...choice, copies })}
          />
        </>
      )}
    </div>
  );
}

interface OptionsProps<V extends string> {
  readonly name: string;
  readonly values: readonly V[];
  readonly value: V;
  onChoose(value: V): void;
}

function Options<V extends string>({ name, values, value, onChoose }: OptionsProps<V>) {
  const { t } = useText();
  return (
    <label>
      <span>{t(`print.${name}`)}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((each) => each === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {t(`print.${name}.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
