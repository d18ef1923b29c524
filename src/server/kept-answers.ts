import { BoundedMap } from './bounded-map';

/** An answer's worth: whether it may be given again, and what keeping it costs. */
export interface Keepable {
  readonly isKept: boolean;
  readonly bytes: number;
}

interface Kept<Answer> {
  answer: Answer;
  version: string;
}

/** Gives the same answer to all who ask the same question, for as long as what it was made from has the same version. */
export class KeptAnswers<Answer extends Keepable> {
  private readonly kept: BoundedMap<Kept<Answer>>;
  private readonly running = new Map<string, Kept<Promise<Answer>>>();

  constructor(maxBytes: number) {
    this.kept = new BoundedMap(maxBytes);
  }

  /**
   * Gives the kept answer at once, or what `ask` will give, which many may wait for together. `version` was read before: an answer
   * may know more than it says, never less.
   */
  answer(question: string, version: string, ask: () => Promise<Answer>): Answer | Promise<Answer> {
    const known = this.kept.get(question);
    if (known?.version === version) return known.answer;
    const running = this.running.get(question);
    return running?.version === version ? running.answer : this.begin(question, version, ask());
  }

  private begin(question: string, version: string, answer: Promise<Answer>): Promise<Answer> {
    const run = { answer, version };
    this.running.set(question, run);
    const finish = (answer?: Answer) => {
      // Overtaken by one that was begun later.
      if (this.running.get(question) !== run) return;
      this.running.delete(question);
      this.kept.delete(question);
      if (answer?.isKept) this.kept.set(question, { answer, version }, answer.bytes);
    };
    answer.then(finish, () => finish());
    return answer;
  }
}
