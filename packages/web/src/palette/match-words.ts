const fold = (text: string) => text.toLocaleLowerCase().normalize('NFKC');

export function matchesWords(text: string, typed: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
