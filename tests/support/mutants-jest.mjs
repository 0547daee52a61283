import { unitProject } from '../jest.config.mjs';

/** The rules alone: the other tests of the project `unit` read program text, and mutants are written into it. */
export default async function mutantsJest() {
  const unit = await unitProject();
  return {
    ...unit,
    setupFilesAfterEnv: ['exact-lists', 'unexpected-output'].map((name) => `<rootDir>/tests/support/${name}.ts`),
    moduleNameMapper: { '^fast-check$': '<rootDir>/tests/support/stubs/few-cases.ts', ...unit.moduleNameMapper },
  };
}
