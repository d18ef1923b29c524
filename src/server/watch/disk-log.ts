const LEVELS = [
  { share: 0.9, sentence: 'Diskin %90’ı doldu. Eski yedekleri başka bir yere taşıyın ya da diski büyütün.' },
  {
    share: 0.95,
    sentence: 'Diskin %95’i doldu: Yakında hiçbir şey kaydedilemeyecek. Hemen yer açın ya da diski büyütün.',
  },
] as const;

/** Writes one line when the disk passes a level, and the next one only after it has fallen below. */
export class DiskLog {
  #passed = 0;

  constructor(private readonly write: (sentence: string) => void) {}

  /** `share` is the used part, from 0 to 1. */
  report(share: number): void {
    const passed = LEVELS.filter((level) => share >= level.share).length;
    const level = passed > this.#passed ? LEVELS[passed - 1] : undefined;
    this.#passed = passed;
    if (level) this.write(level.sentence);
  }
}
