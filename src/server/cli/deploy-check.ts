import { OperatorError } from '../../lib/operator-error';
import { checkDeployment } from '../deploy/check-deployment';
import { formatFinding } from '../deploy/finding';
import { readDeployment } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

await runCommand(async () => {
  const findings = await checkDeployment(readDeployment(process.env));
  for (const finding of findings) printLine(formatFinding(finding));
  const count = findings.filter(({ state }) => state === 'missing').length;
  printLine('');
  if (count > 0) throw new OperatorError(`${count} eksik var. Giderip yeniden bakın: npm run deploy:check`);
  printLine('Eksik yok. – ile başlayanları kendiniz gözden geçirin.');
});
