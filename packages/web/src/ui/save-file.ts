/** Hands a text to the player as a file of theirs. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
