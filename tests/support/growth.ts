import { createContext, Script } from 'node:vm';
import type { Attack } from './attacks';

/** How long the work with each of some texts keeps the processor busy, in milliseconds. */
export type Timed = (texts: string[]) => number[];

const SHORTEST = 1000;
const LONGER = [4000, 16_000, 64_000];
/** Shorter times say nothing about growth: the machine does other things as well. What is quadratic takes far more. */
const FLOOR_MS = 100;
/** Four times the length takes four times as long where the work is linear, sixteen times where it is quadratic. */
const MOST_GROWTH = 8;
const RUNS = 5;
/** Of all texts, so many of the slowest are looked at more closely. */
const SLOWEST = 6;
/** Of all texts for one expression together. */
const LIMIT_MS = 60_000;

const isSteep = (short: number, long: number) => long > FLOOR_MS && long > MOST_GROWTH * short;

/** How the time grows with the length of a text: what is wrong with it, or null. */
function growthOf(timed: Timed, attack: Attack): string | null {
  const least = (length: number, runs: number) =>
    Math.min(...timed(Array.from<string>({ length: runs }).fill(attack(length))));
  let before = least(SHORTEST, 1);
  for (const length of LONGER) {
    const now = least(length, 1);
    if (isSteep(before, now)) {
      const [short, long] = [least(length / 4, RUNS), least(length, RUNS)];
      const text = JSON.stringify(attack(40)).slice(0, 160);
      if (isSteep(short, long)) return `${text} × ${length}: ${long.toFixed(1)} ms, a quarter ${short.toFixed(1)} ms`;
    }
    before = now;
  }
  return null;
}

/** What makes the work grow faster than its text; null if none of the texts does. */
export function steepGrowth(timed: Timed, attacks: Attack[]): string | null {
  try {
    const times = timed(attacks.map((attack) => attack(SHORTEST)));
    const slowest = attacks
      .map((attack, index) => ({ attack, ms: times[index] ?? 0 }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST);
    for (const { attack } of slowest) {
      const steep = growthOf(timed, attack);
      if (steep) return steep;
    }
    return null;
  } catch (error) {
    return `${error}`;
  }
}

/** Of this process, in milliseconds: what else the machine does then counts little. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Times a function of the program. */
export const timedFunction =
  (work: (text: string) => unknown): Timed =>
  (texts) =>
    texts.map((text) => {
      const begun = cpuMs();
      work(text);
      return cpuMs() - begun;
    });

/** Looks for a first match and for all of them, as `split` and `replace` do. */
const SEARCH = new Script(`
  const once = new RegExp(source, flags.replace(/[gy]/g, ''));
  const all = new RegExp(source, once.flags + 'g');
  texts.map((text) => {
    const begun = cpuMs();
    once.test(text);
    for (let at = -1; all.test(text); at = all.lastIndex) if (all.lastIndex === at) all.lastIndex += 1;
    return cpuMs() - begun;
  });`);

/**
 * Times an expression.
 * @param timeout in milliseconds, for one that would never come to its end
 */
export const timedExpression =
  ({ source, flags }: RegExp, timeout = LIMIT_MS): Timed =>
  (texts) =>
    SEARCH.runInContext(createContext({ source, flags, texts, cpuMs }), { timeout }) as number[];
