import type { NameProblem } from '@tenderlane/domain/names';
import { LineRefused } from './import-kind';

export const readName =
  (readLine: (text: string) => string, findProblem: (name: string) => NameProblem | null) =>
  (text: string): string => {
    const name = readLine(text).normalize('NFC');
    const problem = findProblem(name);
    if (problem) throw new LineRefused(problem);
    return name;
  };
