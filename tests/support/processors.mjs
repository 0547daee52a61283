import { cpus } from 'node:os';

const times = () =>
  cpus().map(({ times: { idle, ...busy } }) => ({
    idle,
    total: idle + Object.values(busy).reduce((a, b) => a + b, 0),
  }));

/** Starts measuring. @returns function that returns the idle share of each processor since then, in percent */
export function watchProcessors() {
  const before = times();
  return () =>
    times().map(({ idle, total }, at) => {
      const passedTicks = total - (before[at]?.total ?? 0);
      return passedTicks === 0 ? 0 : Math.round((100 * (idle - (before[at]?.idle ?? 0))) / passedTicks);
    });
}
