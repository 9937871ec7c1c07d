import { REPOSITORY } from '../product';
import { compare } from './compare';
import { measure, PARTS, type Part } from './parts';
import { report } from './percentiles';

const [first, commit] = process.argv.slice(2);

if (first === 'compare' && commit) process.exitCode = (await compare(commit)) ? 0 : 1;
else if (first === undefined || (PARTS as readonly string[]).includes(first)) {
  process.exitCode = report(await measure(REPOSITORY, first as Part | undefined)) ? 0 : 1;
} else {
  console.error(`npm run bench -- [${PARTS.join('|')}], or: npm run bench -- compare <commit>`);
  process.exitCode = 1;
}
