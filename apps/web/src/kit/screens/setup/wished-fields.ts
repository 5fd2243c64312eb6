import type { SetupDesk } from '@sitrep/contract';

/** A set-up with the choices that an address asks for, field by field; what cannot be chosen is left as it is. */
export function withWished(
  desk: SetupDesk,
  config: object,
  wished: Readonly<Record<string, string>>,
): object {
  return Object.entries(wished).reduce(
    (before, [name, value]) =>
      isOpen(desk, before, name, value) ? desk.change(before, name, value) : before,
    config,
  );
}

function isOpen(desk: SetupDesk, config: object, name: string, value: string): boolean {
  const choices = desk.fields(config).find((field) => field.name === name)?.choices ?? [];
  return choices.some((choice) => choice.value === value && choice.problems.length === 0);
}
