/** Hands a text to the browser as a file, which it asks about or puts where files go. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|]+/g, '-');
  link.click();
  URL.revokeObjectURL(address);
}
