/** The user stopped the reading. */
export class ReadingCanceledError extends Error {
  override name = 'ReadingCanceledError';
}

/** The browser has no WebAssembly, or the device was offline before the reader was stored. */
export class ReaderMissingError extends Error {
  override name = 'ReaderMissingError';
}

export type PaperProblem = 'wrongType' | 'tooLarge' | 'unreadable';

/** The file is not a picture or PDF, exceeds the limits, is corrupt or needs a password. */
export class PaperUnreadableError extends Error {
  override name = 'PaperUnreadableError';

  constructor(readonly problem: PaperProblem) {
    super(problem);
  }
}
