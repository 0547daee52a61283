import { createContext, Script } from 'node:vm';
import type { Attack } from './attacks';

/** CPU milliseconds for each text. */
export type Timed = (texts: string[]) => number[];

const SHORTEST = 1000;
const LONGER = [4000, 16_000];
/** Shorter times are noise; quadratic work takes far longer. */
const FLOOR_MS = 100;
/** Maximum factor for four times the length: linear work grows by 4, quadratic by 16. */
const MOST_GROWTH = 8;
const RUNS = 5;
const SLOWEST = 6;
/** Total for all texts of one expression. */
const LIMIT_MS = 60_000;

const isSteep = (short: number, long: number, growth = MOST_GROWTH) => long > FLOOR_MS && long > growth * short;

function growthOf(timed: Timed, attack: Attack): string | null {
  const least = (length: number, runs: number) =>
    Math.min(...timed(Array.from<string>({ length: runs }).fill(attack(length))));
  let before = least(SHORTEST, 1);
  for (const length of LONGER) {
    const now = least(length, 1);
    if (isSteep(before, now)) {
      // Compares with sixteen times the length, because the work then outweighs effects of a busy machine's caches.
      const [short, long] = [least(length / 16, RUNS), least(length, RUNS)];
      const text = JSON.stringify(attack(40)).slice(0, 160);
      const told = `${text} × ${length}: ${long.toFixed(1)} ms, a sixteenth ${short.toFixed(1)} ms`;
      if (isSteep(short, long, MOST_GROWTH ** 2)) return told;
    }
    before = now;
  }
  return null;
}

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

/** CPU time of this process, which other load hardly affects. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const timedFunction =
  (work: (text: string) => unknown): Timed =>
  (texts) =>
    texts.map((text) => {
      const begun = cpuMs();
      work(text);
      return cpuMs() - begun;
    });

const SEARCH = new Script(`{
  const once = new RegExp(source, flags.replace(/[gy]/g, ''));
  const all = new RegExp(source, once.flags + 'g');
  texts.map((text) => {
    const begun = cpuMs();
    once.test(text);
    for (let at = -1; all.test(text); at = all.lastIndex) if (all.lastIndex === at) all.lastIndex += 1;
    return cpuMs() - begun;
  });
}`);

/** @param timeout in milliseconds, for catastrophic expressions */
const context = createContext({ cpuMs });

export const timedExpression =
  ({ source, flags }: RegExp, timeout = LIMIT_MS): Timed =>
  (texts) => {
    Object.assign(context, { source, flags, texts });
    return SEARCH.runInContext(context, { timeout }) as number[];
  };
