import { mkdirSync, writeFileSync } from 'node:fs';
import { RESULTS } from '../runner/steps';
import { applyBreakage } from './apply';
import { ask } from './ask';
import { BREAKAGES } from './breakages/all';
import type { Breakage } from './breakage';
import { createCheckout, type Checkout } from './checkout';

/**
 * Makes each breakage whose room or sentence contains one of the words (all without words), and asks its tests, which must pass
 * without it. Prints who found it, writes `tests/.results/breakages.json`, and returns how many were not found.
 */
export async function tryBreakages(words: readonly string[]): Promise<number> {
  const chosen = Object.entries(BREAKAGES)
    .flatMap(([room, breakages]) => breakages.map((breakage) => ({ room, breakage })))
    .filter(
      ({ room, breakage }) =>
        !words.length || words.some((word) => `${room} ${breakage.behaviour}`.includes(word)),
    );
  mkdirSync(RESULTS, { recursive: true });
  const checkout = createCheckout();
  try {
    await refuseFailingTests(new Set(chosen.flatMap(({ breakage }) => breakage.ask)), checkout);
    const found = [];
    for (const { room, breakage } of chosen) {
      const by = await findBreakage(breakage, checkout);
      found.push({ room, behaviour: breakage.behaviour, by });
      printLine(`${by === undefined ? '✗' : '✓'} ${room}: ${breakage.behaviour} ${by ? `(${by})` : ''}`);
    }
    writeFileSync(`${RESULTS}/breakages.json`, JSON.stringify(found, null, 2));
    const missed = found.filter(({ by }) => by === undefined).length;
    printLine(`${found.length - missed} found, ${missed} not found`);
    return missed;
  } finally {
    checkout.remove();
  }
}

/** Returns the first of the breakage's tests that fails, or undefined. */
async function findBreakage(breakage: Breakage, { folder, reset }: Checkout): Promise<string | undefined> {
  try {
    applyBreakage(breakage, folder);
    for (const asked of breakage.ask) if ((await ask(asked, folder)) === 'fails') return asked;
    return undefined;
  } finally {
    reset();
  }
}

/** A test that fails anyway would find everything. */
async function refuseFailingTests(asked: Iterable<string>, { folder }: Checkout): Promise<void> {
  for (const test of asked) {
    const verdict = await ask(test, folder);
    if (verdict !== 'passes')
      throw new Error(`${test} ${verdict} without a breakage; see tests/.results/power.log`);
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
