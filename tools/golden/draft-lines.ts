/** A draft of a form, which no option describes: one line for each field, or for each item of a list. */
export function draftLines(draft: object): readonly string[] {
  return Object.entries(draft).flatMap(([field, value]) => {
    if (field === 'type') return [];
    if (Array.isArray(value)) return value.map((item) => `${field}: ${tell(item)}`);
    return [`${field}: ${tell(value)}`];
  });
}

/** `card modern-core/baker, gear (card modern-core/m4), skills none`. */
function tell(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => `(${tell(item)})`).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${tell(inner)}`)
    .join(', ');
}
