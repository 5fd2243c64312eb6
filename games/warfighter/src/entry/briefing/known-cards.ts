/** The cards of a mission, by id; empty where one is not known yet. */
export interface KnownCards {
  readonly mission: string;
  readonly objective: string;
  readonly report: string;
}
