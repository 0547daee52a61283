import { setTimeout as sleep } from 'node:timers/promises';
import { locate, type Target } from './locate';

/** So high that notifications cover no element that is clicked. */
export const windowSize = { width: 1280, height: 1400 };

const WITHIN_MS = 15_000;

interface Handle {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
}

/** Defines `__name`, because tsx wraps functions in it and the page lacks it. */
const callWork = (work: unknown, args: readonly unknown[]) =>
  `((__name) => (${work})(...${JSON.stringify(args)}))((named) => named)`;

export abstract class Engine {
  constructor(
    readonly name: string,
    protected readonly site: string,
  ) {}

  protected abstract navigate(url: string): Promise<void>;
  protected abstract value(expression: string): Promise<unknown>;
  protected abstract handle(expression: string): Promise<Handle>;
  abstract press(key: 'Escape'): Promise<void>;
  abstract draw(file: `${string}.png`): Promise<void>;
  abstract close(): Promise<void>;

  open(path: string): Promise<void> {
    return this.navigate(this.site + path);
  }

  run<A extends unknown[], R>(work: string | ((...args: A) => R), ...args: A): Promise<Awaited<R>> {
    return this.value(callWork(work, args)) as Promise<Awaited<R>>;
  }

  /** Waits for a condition in the page, which may navigate meanwhile. */
  async until<A extends unknown[]>(what: string, work: string | ((...args: A) => unknown), ...args: A): Promise<void> {
    const deadline = Date.now() + WITHIN_MS;
    let last: unknown;
    do {
      last = await this.run(work, ...args).catch((error: Error) => error.message);
      if (last === true) return;
      await sleep(50);
    } while (Date.now() < deadline);
    throw new Error(`not within ${WITHIN_MS / 1000} s: ${what} (${String(last)})`);
  }

  async sees(target: Target): Promise<void> {
    await this.until(`${target.role} "${target.name}"`, `(target) => (${locate})(target) !== null`, target);
  }

  async seesNot(target: Target): Promise<void> {
    await this.until(`no ${target.role} "${target.name}"`, `(target) => (${locate})(target) === null`, target);
  }

  async isAt(path: string): Promise<void> {
    const at = (expected: string) => location.pathname === expected || location.pathname;
    await this.until(`the address ${path}`, at, path);
  }

  async click(target: Target): Promise<void> {
    await (await this.#find(target)).click();
  }

  async type(target: Target, text: string): Promise<void> {
    await (await this.#find(target)).type(text);
  }

  async upload(target: Target, file: string): Promise<void> {
    await (await this.#find(target)).upload(file);
  }

  async choose(target: Target, value: string): Promise<void> {
    await this.sees(target);
    const choose = `(target, value) => {
      const field = (${locate})(target);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }`;
    await this.value(callWork(choose, [target, value]));
  }

  async #find(target: Target): Promise<Handle> {
    await this.sees(target);
    const reach = `(target) => {
      const element = (${locate})(target);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }`;
    return this.handle(callWork(reach, [target]));
  }
}
