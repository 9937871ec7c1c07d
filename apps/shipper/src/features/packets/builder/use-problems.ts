import type { PacketContentBody } from '@tenderlane/contract';
import { checkPacketContent } from '@tenderlane/domain/packets';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';

/** What keeps a field from being published, by its path within the content. */
export type ProblemOf = (path: string) => string | null;

/** The same rule as the server's; nothing is said before somebody tried to publish. */
export function problemsOf(content: PacketContentBody, isTried: boolean): { problemOf: ProblemOf; count: number } {
  const problems = isTried ? checkPacketContent(content) : [];
  const byPath = new Map(problems.map(({ field, code }) => [field, reasonText({ code })]));
  return { problemOf: (path) => byPath.get(path ? `content.${path}` : 'content') ?? null, count: problems.length };
}

/** The question or document to open first, because something is wrong with it. */
export function firstProblem(content: PacketContentBody): string | null {
  for (const { field } of checkPacketContent(content)) {
    const [, list, index, , question] = /^content\.(sections|documents)\.(\d+)(\.questions\.(\d+))?/.exec(field) ?? [];
    if (list === 'documents') return content.documents[Number(index)]?.id ?? null;
    if (question !== undefined) return content.sections[Number(index)]?.questions[Number(question)]?.id ?? null;
  }
  return null;
}
