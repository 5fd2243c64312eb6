import type { SetupDesk } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { FieldChoice } from './field-choice.tsx';
import { ListChoice } from './list-choice.tsx';

interface SetupFieldsProps {
  readonly desk: SetupDesk;
  readonly config: object;
  readonly speech: Speech;
  onChange(config: object): void;
}

/** The fields to choose, each with the lists that go with it. */
export function SetupFields({ desk, config, speech, onChange }: SetupFieldsProps) {
  const lists = desk.lists(config);
  return desk
    .fields(config)
    .filter(({ choices }) => choices.length > 1)
    .map((field) => (
      <FieldChoice
        key={field.name}
        field={field}
        speech={speech}
        onChoose={(value) => onChange(desk.change(config, field.name, value))}
      >
        {lists
          .filter(({ field: opener }) => opener === field.name)
          .map((list) => (
            <ListChoice
              key={list.name}
              list={list}
              speech={speech}
              onToggle={(value) => onChange(desk.toggle(config, list.name, value))}
              onPlace={(value, place) => onChange(desk.place(config, list.name, value, place))}
            />
          ))}
      </FieldChoice>
    ));
}
