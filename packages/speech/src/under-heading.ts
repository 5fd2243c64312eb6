/** Words without the name that the heading above them says already: “Corona: reload” and “Corona újratölt” alike. */
export function underHeading(heading: string, words: string): string {
  const [start] = [`${heading}: `, `${heading} `].filter((name) => words.startsWith(name));
  if (heading === '' || start === undefined) return words;
  const rest = words.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
