/** What a style sheet is told by a component. */
export type CssVars = Readonly<Record<`--${string}`, string | number>>;
