declare module 'linebreak' {
  /** Where a text may be broken (Unicode line breaking algorithm, UAX #14), from its beginning to its end. */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}
