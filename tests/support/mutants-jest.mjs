import { unitProject } from '../jest.config.mjs';

/** Runs only tests of rules. Other tests of the project `unit` read source text, which mutants change. */
export default async function mutantsJest() {
  const unit = await unitProject();
  return {
    ...unit,
    setupFilesAfterEnv: ['exact-lists', 'unexpected-output'].map((name) => `<rootDir>/tests/support/${name}.ts`),
    moduleNameMapper: { '^fast-check$': '<rootDir>/tests/support/stubs/few-cases.ts', ...unit.moduleNameMapper },
  };
}
