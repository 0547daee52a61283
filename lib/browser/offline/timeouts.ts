export const SAVED_COPY_AFTER_MS = 4000;
export const OFFLINE_PAGE_AFTER_MS = 15_000;
const AGAIN_MS = 60_000;

const KNOWN_SLOW_MS = 500;

export class Hanging {
  #since: number | null = null;

  note(isHanging: boolean, at: number): void {
    this.#since = isHanging ? at : null;
  }

  patience(at: number): number {
    return this.#since !== null && at - this.#since < AGAIN_MS ? KNOWN_SLOW_MS : SAVED_COPY_AFTER_MS;
  }
}

export class SlowPages {
  #last: { path: string; got: 'nothing' | 'copy'; at: number } | null = null;

  note(path: string, got: 'nothing' | 'copy', at: number): void {
    this.#last = { path, got, at };
  }

  patienceFor(path: string, at: number): number {
    const last = this.#last;
    if (last?.path !== path || at - last.at > AGAIN_MS) return SAVED_COPY_AFTER_MS;
    return last.got === 'copy' ? OFFLINE_PAGE_AFTER_MS : 0;
  }
}
