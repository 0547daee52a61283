import { dbProject } from '../jest.config.mjs';

export default async function conditionsJest() {
  const db = await dbProject();
  const setup = ['<rootDir>/tests/support/condition-switch.ts', ...db.setupFilesAfterEnv];
  return { ...db, setupFilesAfterEnv: setup };
}
