/** Offers a text of the server as a file; a link could not carry the session's token. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  downloadLink({ name: `${name}.csv`, url });
  URL.revokeObjectURL(url);
}

/** Loads the file of a link. */
export function downloadLink({ name, url }: { name: string; url: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
