import { OperatorError } from '../../lib/operator-error';

/** The number of changes since a time, by table. */
export type Loss = Readonly<Record<string, number>>;

/** Throws an OperatorError that names what a return to older rows would lose, unless exactly that number of changes was accepted. */
export function refuseLoss(loss: Loss, accepted: number | null): void {
  const total = Object.values(loss).reduce((sum, count) => sum + count, 0);
  if (total === (accepted ?? 0)) return;
  const tables = Object.entries(loss).map(([table, count]) => `${table} ${count}`);
  throw new OperatorError(
    `Geri dönülmedi: güncellemeden sonra yapılan ${total} değişiklik silinirdi (${tables.join(', ')}). ` +
      `Bunu kabul ediyorsanız: npm run update -- --back --lose ${total}`,
  );
}
