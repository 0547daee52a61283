/** After this time without an answer a saved copy stands in for the page, in milliseconds. */
export const SAVED_COPY_AFTER_MS = 4000;
/** After this time a page without a copy gives way to the offline page, in milliseconds. */
export const OFFLINE_PAGE_AFTER_MS = 15_000;
/** A page that is asked for again so soon was already too slow once, in milliseconds. */
const AGAIN_MS = 60_000;

/** Whether nothing has come of it after so long; a failure is something. */
export function isLate(answer: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    const settle = () => {
      clearTimeout(timer);
      resolve(false);
    };
    answer.then(settle, settle);
  });
}

/** Remembers which page was too slow a moment ago, and what its reader got instead. */
export class SlowPages {
  #last: { path: string; got: 'nothing' | 'copy'; at: number } | null = null;

  note(path: string, got: 'nothing' | 'copy', at: number): void {
    this.#last = { path, got, at };
  }

  /**
   * How long a page with a copy is waited for: not at all where its data have just been waited for, and long where its reader
   * has the copy already and the server seems to be back.
   */
  patienceFor(path: string, at: number): number {
    const last = this.#last;
    if (last?.path !== path || at - last.at > AGAIN_MS) return SAVED_COPY_AFTER_MS;
    return last.got === 'copy' ? OFFLINE_PAGE_AFTER_MS : 0;
  }
}
