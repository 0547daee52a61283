import type { ApiDocument } from '@/lib/site/api-docs/document';
import { anOwner, type Owner } from './fuzz-owner';
import { type FuzzRequest, fuzzRequest, type Target } from './fuzz-request';
import { pickOne, type Random, randomOf } from './malformed';
import { Visitor } from './visitor';

/** Ends or starts sessions, so only signed-out senders use it. */
const GUESTS_ONLY = /^\/api\/(auth|admin\/log)/;
/** Waits ten seconds for a mail that never comes. */
const NEVER = new Set(['GET /api/dev/outbox']);
/** Requests per signed-out sender. Then rate limits would block its address, and another one continues. */
const PER_GUEST = 12;
const AT_ONCE = 6;

export interface FuzzReport {
  sent: number;
  statuses: Record<string, number>;
  operations: number;
  problems: string[];
}

export async function targets(): Promise<Target[]> {
  const { body } = await new Visitor().get('/api/openapi.json');
  return Object.entries((body as ApiDocument).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
      .filter((target) => !NEVER.has(`${target.method} ${target.path}`)),
  );
}

export class Sender {
  private constructor(
    readonly visitor: Visitor,
    private readonly token: string,
  ) {}

  static async of(visitor: Visitor): Promise<Sender> {
    return new Sender(visitor, (await visitor.get('/api/csrf-token')).body.token);
  }

  /** Retries on a new connection, because a server may close the connection after an oversized body. */
  async send({ method, path, headers, body }: FuzzRequest, random: Random): Promise<Response> {
    const token = random() < 0.03 ? pickOne(random, ['', 'x', '%', 'A'.repeat(3000)]) : this.token;
    const init = { method, headers: { ...headers, 'X-CSRF-Token': token }, ...(body !== undefined && { body }) };
    return this.visitor.fetches(path, init).catch(() => this.visitor.fetches(path, init));
  }
}

const showRequest = ({ method, path, body }: FuzzRequest) =>
  `${method} ${path.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 200) : (body?.length ?? '')}`;

export async function complaint(response: Response, method: string): Promise<string | null> {
  const { status } = response;
  const text = await response.text();
  if (method === 'HEAD' && status < 500) return null;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (status >= 400 && isJson && typeof JSON.parse(text).error !== 'string') return `${status} without an error`;
  return null;
}

interface Fuzz {
  requests: number;
  seed: number;
  owner?: Owner;
}

export async function fuzz({ requests, seed, owner }: Fuzz): Promise<FuzzReport> {
  const all = await targets();
  const { person, ids } = owner ?? (await anOwner());
  const member = await Sender.of(person);
  const report: FuzzReport = { sent: 0, statuses: {}, operations: all.length, problems: [] };

  const lane = async (first: number) => {
    let guest = await Sender.of(new Visitor());
    let requestCount = 0;
    for (let index = first; index < requests; index += AT_ONCE) {
      const random = randomOf(seed + index);
      const target = all[index % all.length] as Target;
      const byGuest = GUESTS_ONLY.test(target.path) || random() < 0.25;
      if (byGuest && ++requestCount % PER_GUEST === 0) guest = await Sender.of(new Visitor());
      const request = fuzzRequest(target, ids, random);
      try {
        const response = await (byGuest ? guest : member).send(request, random);
        report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
        const wrong = await complaint(response, request.method);
        if (wrong !== null) report.problems.push(`${seed + index}: ${showRequest(request)} → ${wrong}`);
      } catch (error) {
        const { cause } = error as { cause?: unknown };
        report.problems.push(`${seed + index}: ${showRequest(request)} → ${String(cause ?? error)}`);
      }
      report.sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => lane(first)));
  return report;
}
