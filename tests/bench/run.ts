import { REPOSITORY } from '../product';
import { compare, guard } from './compare';
import { measure, PARTS, type Part } from './parts';
import { report } from './percentiles';

const [first, commit, only] = process.argv.slice(2);
const isPart = (name: string | undefined): name is Part => (PARTS as readonly (string | undefined)[]).includes(name);

async function run(): Promise<boolean> {
  if (first === 'guard') return guard();
  if (first === 'compare' && commit && (only === undefined || isPart(only))) return compare(commit, only);
  if (first === undefined) return report(await measure(REPOSITORY));
  if (isPart(first)) return report(await measure(REPOSITORY, ['floor', first]));
  console.error(`npm run bench -- [${PARTS.join('|')}], guard, or: compare <commit> [part]`);
  return false;
}

process.exitCode = (await run()) ? 0 : 1;
