import { tryBreakages } from './breakages';
import { tryMutants } from './mutants';

const [what, ...words] = process.argv.slice(2);
if (what === 'breakages') process.exitCode = (await tryBreakages(words)) ? 1 : 0;
else if (what === 'mutants') await tryMutants();
else throw new Error('npm run test:power -- breakages [word of a room or sentence …] | mutants');
