import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { start, stop } from './processes.mjs';

export interface OidcServer {
  issuer: string;
  stop: () => Promise<unknown>;
}

/** @param appUrl address of the app, whose callback it accepts */
export async function startOidcServer(appUrl: string): Promise<OidcServer> {
  const script = ['tests/support/oidc-process.mjs', `${appUrl}/api/auth/callback/oidc`];
  const child: ChildProcess = start(process.execPath, script);
  const { stdout } = child;
  if (!stdout) throw new Error('the provider has no output');
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
    child.once('exit', () => reject(new Error('the provider did not start')));
  });
  return { issuer, stop: () => stop(child) };
}

/** Browser at the provider: signs in and consents. */
export class ProviderVisit {
  private readonly cookies = new Map<string, string>();

  /** Follows redirects up to a page, or to another site. */
  private async open(address: string, form?: Record<string, string>): Promise<{ address: string; page: string }> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const page = await response.text();
    const to = response.headers.get('location');
    if (!to) return { address, page };
    const next = new URL(to, address);
    return next.origin === new URL(address).origin ? this.open(next.href) : { address: next.href, page: '' };
  }

  /** @returns path to which the provider sends the browser back */
  async signsIn(authorization: string, email: string): Promise<string> {
    let foundPage = await this.open(authorization);
    while (foundPage.page) {
      const form: Record<string, string> = { prompt: foundPage.page.includes('name="login"') ? 'login' : 'consent' };
      foundPage = await this.open(foundPage.address, { ...form, login: email, password: 'any' });
    }
    const { pathname, search } = new URL(foundPage.address);
    return pathname + search;
  }
}
