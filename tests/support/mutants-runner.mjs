// Stryker plugin: its Jest runner, limited to suites that reach the mutant, those most likely to kill it first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { strykerPlugins as runners } from '@stryker-mutator/jest-runner';

const [jest] = runners;

/** File in the folder of the mutated copies, shared by all processes of a run. */
const cacheFile = 'suites-by-test.json';

const keptTests = () => (existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : []);

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

  worthOf(file, suite) {
    return (this.noticed.get(this.key(file, suite)) ?? 0) + (nameOf(suite) === nameOf(file) ? 0.5 : 0);
  }

  inOrder(file, suites) {
    return [...suites].sort((one, other) => this.worthOf(file, other) - this.worthOf(file, one));
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
    if (result.tests) writeFileSync(cacheFile, JSON.stringify(result.tests.map(({ id, fileName }) => [id, fileName])));
    return result;
  };
  runner.mutantRun = async (options) => {
    const tests = keptTests();
    const file = options.activeMutant.fileName;
    const { testFilter } = options;
    // No filter, because the mutated code runs once on import, so any suite may fail.
    const reaching = testFilter ? tests.filter(([name]) => testFilter.includes(name)) : tests;
    const [first, ...rest] = order.inOrder(file, new Set(reaching.map(([, suite]) => suite)));
    if (!first || (!testFilter && order.worthOf(file, first) === 0)) return runIn([], options);
    const result = await runIn([first], options);
    const isOver = result.status !== 'survived' || rest.length === 0;
    const last = isOver ? result : await runIn(testFilter ? rest : [], options);
    const killerNames = [last.killedBy ?? []].flat();
    for (const [name, suite] of reaching) if (killerNames.includes(name)) order.remember(file, suite);
    return last;
  };
  return runner;
}
patientRunner.inject = jest.factory.inject;

export const strykerPlugins = [{ ...jest, name: 'jest-suites', factory: patientRunner }];
