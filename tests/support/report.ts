const counts = { passed: 0, failed: 0 };

export async function runCheck(name: string, work: () => Promise<void> | void): Promise<boolean> {
  const began = performance.now();
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (reason: Error) => reason,
    );
  counts[error ? 'failed' : 'passed'] += 1;
  console.log(`${error ? '✗' : '✓'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (error) console.log(`  ${error.name}: ${error.message}`);
  return !error;
}

export function countUntried(number: number): void {
  counts.failed += number;
}

export function closeReport(): never {
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
}
