import 'server-only';

/** The figures of the process, where METRICS_PORT is set (lib/server/metrics-server.mjs makes them). */
interface Metrics {
  roundTrip(): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  mail(outcome: 'sent' | 'failed'): void;
  /** Asked whenever somebody reads the figures. */
  waitingJobs?: () => Promise<{ name: string; count: number }[]>;
}

/** Undefined where nobody wants figures: then nothing is counted. */
export function metrics(): Metrics | undefined {
  return (globalThis as { pawfolioMetrics?: Metrics }).pawfolioMetrics;
}
