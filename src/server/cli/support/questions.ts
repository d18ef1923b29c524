import { createInterface } from 'node:readline';
import { OperatorError } from '../../../lib/operator-error';

export interface Questions {
  /** Throws an OperatorError when no further answer comes, as after Ctrl+C. */
  ask: (question: string) => Promise<string>;
  close: () => void;
}

/** Asks on the terminal, or takes the lines of a pipe. One for all questions: it reads ahead. */
export function openQuestions(): Questions {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      terminal.setPrompt(question);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) throw new OperatorError('\nYanıt verilmedi. Hiçbir şey yazılmadı.');
      return line.value.trim();
    },
    close: () => terminal.close(),
  };
}
