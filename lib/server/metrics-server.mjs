import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../core/runtime/process-wide.mjs';
import { readRoutePatterns } from './route-patterns.mjs';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function jobsWaiting(registers, heldMetrics) {
  return new Gauge({
    name: 'pawfolio_jobs_waiting',
    help: 'Jobs that could be worked on now, by kind',
    labelNames: ['job'],
    registers,
    async collect() {
      // A database outage must not disable the other metrics.
      const waiting = await heldMetrics.waitingJobs?.().catch(() => []);
      this.reset();
      for (const { name, count } of waiting ?? []) this.set({ job: name }, count);
    },
  });
}

function gates(registers) {
  return new Gauge({
    name: 'pawfolio_gate_tasks',
    help: 'Work that is let in a few at a time (photos, uploads, passwords): running and waiting',
    labelNames: ['gate', 'state'],
    registers,
    collect() {
      for (const [gate, { running, queue }] of processWide.gates ?? []) {
        this.set({ gate, state: 'running' }, running);
        this.set({ gate, state: 'waiting' }, queue.length);
      }
    },
  });
}

/** Labels name routes and jobs, never people. */
export function openMetrics(directory) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const patternOf = readRoutePatterns(directory);
  const requests = new Histogram({
    name: 'pawfolio_http_request_duration_seconds',
    help: 'How long requests took, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const roundTrips = new Counter({
    name: 'pawfolio_database_round_trips_total',
    help: 'Asked of the database',
    registers,
  });
  const jobs = new Counter({
    name: 'pawfolio_jobs_total',
    help: 'Jobs that were worked on, by kind and outcome (done, failed)',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'pawfolio_mails_total',
    help: 'Mails by outcome (sent, failed)',
    labelNames: ['outcome'],
    registers,
  });
  const heldMetrics = {
    roundTrip: () => roundTrips.inc(),
    job: (job, outcome) => jobs.inc({ job, outcome }),
    mail: (outcome) => mails.inc({ outcome }),
  };
  processWide.metrics = heldMetrics;
  jobsWaiting(registers, heldMetrics);
  gates(registers);

  return {
    count(request, response) {
      const endTimer = requests.startTimer();
      response.once('close', () => {
        const route = patternOf(String(request.url).split('?')[0]);
        const method = METHODS.has(request.method) ? request.method : 'other';
        endTimer({ route, method, status: response.statusCode });
      });
    },
    listen: (port, host) => listenOn(registry, port, host),
  };
}

function listenOn(registry, port, host) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  });
  server.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `METRICS_PORT ${port} is in use.` : error.message);
    process.exit(1);
  });
  server.listen(port, host);
  server.unref();
}
