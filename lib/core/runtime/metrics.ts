import 'server-only';

interface Metrics {
  roundTrip(): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  mail(outcome: 'sent' | 'failed'): void;
  waitingJobs?: () => Promise<{ name: string; count: number }[]>;
}

export function metrics(): Metrics | undefined {
  return (globalThis as { pawfolioMetrics?: Metrics }).pawfolioMetrics;
}
