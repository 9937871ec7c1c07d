import type { PacketContentBody } from '@tenderlane/contract';
import { checkPacketContent } from '@tenderlane/domain/packets';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';

export type ProblemOf = (path: string) => string | null;

/** Applies the server's rules, but reports nothing before the first attempt to publish. */
export function problemsOf(content: PacketContentBody, isTried: boolean): { problemOf: ProblemOf; count: number } {
  const problems = isTried ? checkPacketContent(content) : [];
  const byPath = new Map(problems.map(({ field, code }) => [field, reasonText({ code })]));
  return { problemOf: (path) => byPath.get(path ? `content.${path}` : 'content') ?? null, count: problems.length };
}

export function firstProblem(content: PacketContentBody): string | null {
  for (const { field } of checkPacketContent(content)) {
    const [, list, index, , question] = /^content\.(sections|documents)\.(\d+)(\.questions\.(\d+))?/.exec(field) ?? [];
    if (list === 'documents') return content.documents[Number(index)]?.id ?? null;
    if (question !== undefined) return content.sections[Number(index)]?.questions[Number(question)]?.id ?? null;
  }
  return null;
}
