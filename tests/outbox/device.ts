import type { Browser, BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { Person } from '../support/people';
import type { PageProgram } from './page-program';
import type { Told, Write } from './vocabulary';

/** A path below `/api/`, because the service worker handles no navigation there and the app does not start. */
const PATH = '/api/outbox-model';

export type Fault = 'none' | 'lost' | 'unsent' | 'hanging';

interface Making {
  name: string;
  browser: Browser;
  url: string;
  html: string;
  person: Person;
}

interface User {
  id: string;
  firstName: string;
}

const WORKER_MS = 500;

const waitFor = (ms: number) => new Promise((later) => setTimeout(later, ms));
const isWrite = (method: string) => method !== 'GET';
const nothing: Told = { kind: 'nothing' };

export class Device {
  readonly name: string;
  readonly person: Person;
  isOffline = false;
  /** Milliseconds by which the device's clock is ahead. */
  ahead = 0;
  readonly #url: string;
  readonly #context: BrowserContext;
  readonly #user: User;
  #page: Page | undefined;
  readonly #calling = new Set<string>();
  #worker: { session: CDPSession; registrationId: string } | undefined;

  static async make({ name, browser, url, html, person }: Making): Promise<Device> {
    const headers = { 'X-Forwarded-For': new Person().address };
    const context = await browser.newContext({ extraHTTPHeaders: headers, baseURL: url });
    await context.addCookies([...person.cookies].map(([key, value]) => ({ name: key, value, url })));
    await context.route(`**${PATH}*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const { body } = await person.get('/api/users/current');
    const device = new Device(name, url, context, person, { id: body.id, firstName: body.firstName ?? '' });
    await device.open();
    return device;
  }

  private constructor(name: string, url: string, context: BrowserContext, person: Person, user: User) {
    this.name = name;
    this.#url = url;
    this.#context = context;
    this.person = person;
    this.#user = user;
  }

  async open(): Promise<void> {
    this.#page = await this.#newTab();
  }

  async #newTab(): Promise<Page> {
    const page = await this.#context.newPage();
    await page.goto(`${PATH}?ahead=${this.ahead}`);
    await callIn(page, 'start', [this.#user]);
    return page;
  }

  async kill(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    // A terminated service worker never answers Playwright, but the pages do.
    void this.#context.setOffline(isOffline).catch(() => undefined);
    await this.#page?.waitForFunction((expected) => navigator.onLine === expected, !isOffline);
  }

  call<Name extends keyof PageProgram>(
    name: Name,
    ...args: Parameters<PageProgram[Name]>
  ): Promise<Awaited<ReturnType<PageProgram[Name]>>> {
    if (!this.#page) throw new Error(`${this.name} has no page`);
    const calling = `${name} ${JSON.stringify(args).slice(0, 200)}`;
    this.#calling.add(calling);
    const finishCall = () => this.#calling.delete(calling);
    return callIn(this.#page, name, args).finally(finishCall) as Promise<Awaited<ReturnType<PageProgram[Name]>>>;
  }

  async write(one: Write): Promise<Told> {
    return this.call('write', one);
  }

  waiting(): Promise<WaitingWrite[]> {
    return this.call('waiting');
  }

  async killedWhile(work: () => Promise<unknown>, after: number): Promise<Told> {
    const workResult = work().catch(() => nothing);
    await waitFor(after);
    await this.kill();
    const last = await workResult;
    await this.open();
    return (last as Told | boolean) === true ? nothing : ((last ?? nothing) as Told);
  }

  async withFault(fault: Fault, at: number, work: () => Promise<unknown>): Promise<void> {
    const page = this.#page;
    if (fault === 'none' || !page) {
      await work();
      return;
    }
    let count = 0;
    const meet = async (route: Route) => {
      if (!isWrite(route.request().method())) return route.continue();
      count += 1;
      if (count - 1 !== at) return route.continue();
      if (fault === 'hanging') return;
      if (fault === 'lost') await route.fetch().catch(() => null);
      return route.abort('connectionreset');
    };
    const guardedMeet = (route: Route) => meet(route).catch(() => undefined);
    await page.route('**/api/pets/**', guardedMeet);
    await work().finally(() => page.unroute('**/api/pets/**', guardedMeet).catch(() => undefined));
  }

  /** Sends from two tabs at once. The second one may close before it is done. */
  async sendFromTwoTabs(closeAfter: number | null): Promise<void> {
    const tab = await this.#newTab();
    const both = [this.call('send'), callIn(tab, 'send', []).catch(() => false)];
    if (closeAfter !== null) {
      await waitFor(closeAfter);
      await tab.close();
    }
    await Promise.all(both);
    await tab.close();
  }

  async #registerWorker(): Promise<void> {
    if (this.#worker || !this.#page) return;
    const keeper = await this.#context.newPage();
    await keeper.goto(PATH);
    const session = await this.#context.newCDPSession(keeper);
    const registrationId = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await keeper.evaluate(async () => {
      // Uses a scope without pages, because the test itself answers all requests of its pages.
      const { installing } = await navigator.serviceWorker.register('/sw.js', { scope: '/outbox-worker/' });
      await new Promise<void>((ready) => {
        if (!installing) return ready();
        installing.addEventListener('statechange', () => installing.state === 'activated' && ready());
      });
    });
    this.#worker = { session, registrationId: await registrationId };
  }

  async workerSends(killAfter: number | null): Promise<void> {
    await this.#registerWorker();
    const { session, registrationId } = this.#worker ?? {};
    if (!session || registrationId === undefined) return;
    await this.kill();
    const about = { origin: this.#url, registrationId, tag: 'outbox', lastChance: false };
    const sentEvent = session.send('ServiceWorker.dispatchSyncEvent', about).catch(() => undefined);
    if (killAfter === null) await Promise.race([sentEvent, waitFor(WORKER_MS)]);
    else await waitFor(killAfter);
    if (killAfter !== null) await session.send('ServiceWorker.stopAllWorkers');
    await this.open();
  }

  /** Pending calls and locks, for debugging. */
  async describe(): Promise<string> {
    const heldLocks = await this.#page?.evaluate(async () => JSON.stringify(await navigator.locks.query()));
    return `${this.name} calls ${[...this.#calling].join(', ') || 'nothing'}; locks: ${heldLocks}`;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

function callIn(page: Page, name: string, args: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    ([calledName, givenArguments]) => {
      const { outbox } = globalThis as unknown as { outbox: Record<string, (...all: unknown[]) => Promise<unknown>> };
      return outbox[calledName as string]?.(...(givenArguments as unknown[]));
    },
    [name, args] as const,
  );
}
