import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

export const currentJobId = (): string | undefined => storage.getStore();

export const runAsJob = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => storage.run(id, work);
