const counted = { passed: 0, failed: 0 };

export async function check(name: string, work: () => Promise<void> | void): Promise<boolean> {
  const began = performance.now();
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (reason: Error) => reason,
    );
  counted[error ? 'failed' : 'passed'] += 1;
  console.log(`${error ? '✗' : '✓'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (error) console.log(`  ${error.name}: ${error.message}`);
  return !error;
}

export function countUntried(number: number): void {
  counted.failed += number;
}

export function closeReport(): never {
  console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
  process.exit(counted.failed === 0 && counted.passed > 0 ? 0 : 1);
}
