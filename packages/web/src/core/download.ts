/** Offers a text as a CSV file; a plain link could not send the session's token. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  downloadLink({ name: `${name}.csv`, url });
  URL.revokeObjectURL(url);
}

export function downloadLink({ name, url }: { name: string; url: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
