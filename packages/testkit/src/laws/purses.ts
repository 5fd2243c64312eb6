import { hold, type Law, show, type Table, type Watcher } from '../law.ts';

export const purses: Law = {
  name: 'purses',
  statement:
    'What is paid from never falls below zero, and no command takes the same price out of the same purse twice.',
  watch(table): Watcher {
    checkPurses(table);
    return {
      entry() {
        checkPurses(table);
        checkPayments(table);
      },
    };
  },
};

function checkPurses({ match, subject: { purses: list } }: Table): void {
  for (const [name, left] of list?.(match.state) ?? [])
    hold(Number.isInteger(left) && left >= 0, () => `${name} has ${left}`);
}

/** What one entry of the log paid: the same price, payer and purpose twice means it was charged twice. */
function checkPayments({ match, subject: { payments = [] } }: Table): void {
  const paid = new Set<string>();
  for (const event of match.log[match.log.length - 1]?.events ?? []) {
    if (!payments.includes(event.type)) continue;
    const { cause, ...payment } = event;
    const text = show(payment);
    hold(!paid.has(text), () => `paid twice by one command: ${text}`);
    paid.add(text);
  }
}
