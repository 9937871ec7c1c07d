export interface Mentionable {
  id: number;
  name: string;
}

export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const before = /(?:^|[\s(,;])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  const typed = before?.[1];
  return typed === undefined ? null : { from: caret - typed.length - 1, typed };
}

export function matchingNames<Person extends Mentionable>(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLocaleLowerCase();
  return people.filter(({ name }) => {
    const whole = name.toLocaleLowerCase();
    return whole.startsWith(wanted) || whole.split(/\s+/).some((word) => word.startsWith(wanted));
  });
}

export function putMention(text: string, caret: number, { name }: Mentionable): { text: string; caret: number } {
  const mention = mentionAt(text, caret);
  if (!mention) return { text, caret };
  const before = `${text.slice(0, mention.from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Longer names are matched first, because one name may begin with another. */
export function mentionedIn<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  let rest = text;
  return people
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const isNamed = rest.includes(`@${name}`);
      rest = rest.replaceAll(`@${name}`, '');
      return isNamed;
    });
}
