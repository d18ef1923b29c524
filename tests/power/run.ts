import { tryBreakages } from './breakages';

const [what, ...words] = process.argv.slice(2);
if (what === 'breakages') process.exitCode = (await tryBreakages(words)) ? 1 : 0;
else throw new Error('npm run test:power -- breakages [word of a room or sentence …] | mutants');
