import { REPOSITORY } from '../product';
import { compare } from './compare';
import { measure, PARTS, type Part } from './parts';
import { report } from './percentiles';

const [first, commit, only] = process.argv.slice(2);
const isPart = (name: string | undefined): name is Part | undefined =>
  name === undefined || (PARTS as readonly string[]).includes(name);

if (first === 'compare' && commit && isPart(only)) process.exitCode = (await compare(commit, only)) ? 0 : 1;
else if (isPart(first)) {
  process.exitCode = report(await measure(REPOSITORY, first)) ? 0 : 1;
} else {
  console.error(`npm run bench -- [${PARTS.join('|')}], or: npm run bench -- compare <commit> [part]`);
  process.exitCode = 1;
}
