// A plugin of Stryker: its runner for Jest, which opens only suites that reach the mutant, the likeliest to notice first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { strykerPlugins as runners } from '@stryker-mutator/jest-runner';

const [jest] = runners;

/** In the folder of the copies, which all processes of a run share. */
const kept = 'suites-by-test.json';

/** Names of tests, or none for a mutant that all of them reach. */
function suitesOf(testIds) {
  if (!testIds || !existsSync(kept)) return new Map();
  const wanted = new Set(testIds);
  const pairs = JSON.parse(readFileSync(kept, 'utf8'));
  return new Map(pairs.filter(([id]) => wanted.has(id)));
}

const nameOf = (path) => basename(path).replace(/(\.test)?\.tsx?$/, '');
const exactly = (path) => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

class LikeliestFirst {
  noticed = new Map();

  key(file, suite) {
    return `${nameOf(file)} ${suite}`;
  }

  remember(file, suite) {
    const key = this.key(file, suite);
    this.noticed.set(key, (this.noticed.get(key) ?? 0) + 1);
  }

  inOrder(file, suites) {
    const worth = (suite) =>
      (this.noticed.get(this.key(file, suite)) ?? 0) + (nameOf(suite) === nameOf(file) ? 0.5 : 0);
    return [...suites].sort((one, other) => worth(other) - worth(one));
  }
}

function patientRunner(injector) {
  const runner = jest.factory(injector);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  const open = runner.jestTestAdapter.run.bind(runner.jestTestAdapter);
  const order = new LikeliestFirst();

  function runIn(suites, options) {
    const only = suites.length > 0 ? { testFiles: suites.map(exactly) } : {};
    runner.jestTestAdapter.run = (settings) => open({ ...settings, ...only });
    return mutantRun(options);
  }

  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    if (result.tests) writeFileSync(kept, JSON.stringify(result.tests.map(({ id, fileName }) => [id, fileName])));
    return result;
  };
  runner.mutantRun = async (options) => {
    const byTest = suitesOf(options.testFilter);
    const file = options.activeMutant.fileName;
    const [first, ...rest] = order.inOrder(file, new Set(byTest.values()));
    if (!first) return runIn([], options);
    const result = await runIn([first], options);
    const last = result.status === 'survived' && rest.length > 0 ? await runIn(rest, options) : result;
    for (const test of [last.killedBy ?? []].flat()) order.remember(file, byTest.get(test));
    return last;
  };
  return runner;
}
patientRunner.inject = jest.factory.inject;

export const strykerPlugins = [{ ...jest, name: 'jest-suites', factory: patientRunner }];
