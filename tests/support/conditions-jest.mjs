import { dbProject } from '../jest.config.mjs';

export default async function conditionsJest() {
  const db = await dbProject();
  const setup = [...db.setupFilesAfterEnv, '<rootDir>/tests/support/condition-switch.ts'];
  return { ...db, setupFilesAfterEnv: setup };
}
