import { randomInt, randomUUID } from 'node:crypto';

export interface Answer {
  status: number;
  // Untyped, because tests assert on the shape of the response.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
  headers: Headers;
}

/** Original `fetch`, because tests may replace it (page-fetch.ts). */
const serverFetch = globalThis.fetch;

type Headers_ = Record<string, string>;

/** Page that refuses forwarded requests, even from a trusted proxy. */
const OUTBOX = '/dev/outbox';

export function appUrl(): string {
  const url = process.env.APP_BASE_URL;
  if (!url) throw new Error('APP_BASE_URL is not set: run the tests through npm test');
  return url;
}

export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly scoped = new Map<string, string>();
  // One network address per visitor, so that rate limits do not interfere.
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

  at: string | undefined;

  private csrf = { cookies: '', token: '' };

  get(path: string, headers: Headers_ = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  async change(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Headers_ = {},
  ): Promise<Answer> {
    return this.send(method, path, body, { 'X-CSRF-Token': await this.csrfToken(), ...headers });
  }

  /** Fetches a new token after any cookie change, because tokens are bound to the session. */
  private async csrfToken(): Promise<string> {
    if (this.csrf.cookies !== this.cookieHeader || !this.csrf.token) {
      const { body } = await this.get('/api/csrf-token');
      this.csrf = { cookies: this.cookieHeader, token: body.token };
    }
    return this.csrf.token;
  }

  private get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  post(path: string, body?: unknown, headers: Headers_ = {}): Promise<Answer> {
    return this.change('POST', path, body, headers);
  }

  patch(path: string, body: unknown, headers: Headers_ = {}): Promise<Answer> {
    return this.change('PATCH', path, body, headers);
  }

  delete(path: string, headers: Headers_ = {}): Promise<Answer> {
    return this.change('DELETE', path, undefined, headers);
  }

  upload(path: string, bytes: Uint8Array, name = 'photo.jpg', fields: Record<string, string> = {}): Promise<Answer> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return this.post(path, form);
  }

  async send(method: string, path: string, body?: unknown, headers: Headers_ = {}): Promise<Answer> {
    const json = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
    const response = await this.fetches(path, {
      method,
      headers: {
        ...(json && { 'Content-Type': 'application/json' }),
        'X-Requested-With': 'XMLHttpRequest',
        ...headers,
      },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as FormData | string) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && bytes.length > 0;
    return {
      status: response.status,
      body: isJson ? JSON.parse(bytes.toString('utf8')) : bytes,
      headers: response.headers,
    };
  }

  async fetches(path: string, init: RequestInit): Promise<Response> {
    const site = this.at ?? appUrl();
    const isRead = /^(GET|HEAD)$/.test(init.method ?? 'GET');
    const headers = new Headers({
      ...(!path.includes(OUTBOX) && { 'X-Forwarded-For': this.address }),
      'Accept-Language': 'en',
      Cookie: [this.cookieHeader, ...this.scopedTo(path)].filter(Boolean).join('; '),
      ...(!isRead && { Origin: site }),
    });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await serverFetch(site + path, { ...init, redirect: 'manual', headers });
    this.keep(response.headers.getSetCookie());
    return response;
  }

  private keep(setCookies: string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const [, path = '/'] = /; path=([^;]+)/i.exec(line) ?? [];
      const [jar, key] = path === '/' ? [this.cookies, name] : [this.scoped, `${path} ${name}`];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(key);
      else jar.set(key, value);
    }
  }

  private scopedTo(address: string): string[] {
    const [path = ''] = address.split('?');
    return [...this.scoped].flatMap(([key, value]) => {
      const [folder, name] = key.split(' ');
      return path === folder || path.startsWith(`${folder}/`) ? [`${name}=${value}`] : [];
    });
  }
}

export function someAddress(): string {
  return `${randomUUID()}@example.com`;
}
