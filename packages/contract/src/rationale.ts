/** The reason for an answer: a message and its arguments, as fields of an option; `nounOf` names them. */
export interface Rationale {
  readonly key: string;
  readonly args: object;
}
