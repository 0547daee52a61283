type Work = () => Promise<unknown>;

/** Web Locks for one name, one after another. Node has none before version 24. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let exclusive: Promise<unknown> = Promise.resolve();
  let all: Promise<unknown>[] = [];
  const requestLock = (_: string, options: { mode: LockMode } | Work, work = options as Work) => {
    const isShared = typeof options === 'object' && options.mode === 'shared';
    const result = Promise.allSettled(isShared ? [exclusive] : all).then(work);
    all.push(result);
    if (!isShared) [exclusive, all] = [result, [result]];
    return result;
  };
  return { request: requestLock } as Pick<LockManager, 'request'>;
}
