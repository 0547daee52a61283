export function freePort(): Promise<number>;
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string | undefined> },
): Promise<{ code: number; output: string }>;
