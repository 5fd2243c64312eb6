/** Lets one answer through at a time: presses in between were not meant for the next question. */
export interface Gate {
  /** Does what gives an answer at a moment of the match, unless one is on its way or was given at that moment. */
  pass(moment: string, give: () => Promise<boolean>): void;
}

/** A gate that is shut from a press until its answer is shown; what was not answered can be pressed again. */
export function makeGate(): Gate {
  let isShut = false;
  let answered: string | undefined;
  return {
    pass(moment, give) {
      if (isShut || answered === moment) return;
      isShut = true;
      void give()
        .then((isGiven) => {
          if (isGiven) answered = moment;
        })
        .finally(() => {
          isShut = false;
        });
    },
  };
}
