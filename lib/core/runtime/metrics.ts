import 'server-only';
import { processWide } from './process-wide.mjs';

interface Metrics {
  roundTrip(): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  mail(outcome: 'sent' | 'failed'): void;
  waitingJobs?: () => Promise<{ name: string; count: number }[]>;
}

declare module './process-wide.mjs' {
  interface ProcessWide {
    metrics: Metrics;
  }
}

export function metrics(): Metrics | undefined {
  return processWide.metrics;
}
