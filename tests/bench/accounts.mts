// npm run bench:accounts: measures sign-ins per second through the hashing gate and their effect on other requests,
// on the embedded database. Also checks if response times reveal which addresses have an account.
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';
import { type Answer, someAddress, Visitor } from '../support/visitor';

const PASSWORD = 'three brown horses';
const SAMPLES = 200;
/** Milliseconds of pause, so that no mail is written while the next request is timed. */
const PAUSE_MS = 60;

const sortTimes = (times: number[]) => times.toSorted((a, b) => a - b);
const quantile = (times: number[], share: number) => sortTimes(times)[Math.floor(times.length * share)] ?? Number.NaN;

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function registerPerson(): Promise<Person> {
  const person = new Person();
  const { status } = await person.registers(PASSWORD);
  if (status !== 200) throw new Error(`registering answered ${status}`);
  return person;
}

async function ready(): Promise<(path: string, body: unknown) => Promise<Answer>> {
  const visitor = new Visitor();
  const { body } = await visitor.get('/api/csrf-token');
  return (path, payload) => visitor.send('POST', path, payload, { 'X-CSRF-Token': body.token });
}

/** Alternates between known and unknown addresses, so that other load on the machine affects both equally. */
async function compareAccounts(
  name: string,
  knownPeople: Person[],
  body: (email: string) => [path: string, payload: unknown],
) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const person of knownPeople) {
    const pair = [
      ['known', person.email],
      ['unknown', someAddress()],
    ] as const;
    for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const sendRequest = await ready();
      times[kind].push(await measureMs(() => sendRequest(...body(email))));
      await sleep(PAUSE_MS);
    }
  }
  const [a, b] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  const difference = (Math.abs(a - b) / Math.max(a, b)) * 100;
  console.log(
    `${name.padEnd(18)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, apart ${difference.toFixed(1)} %`,
  );
}

async function signIns(people: Person[]) {
  const SECONDS = 5;
  const AT_ONCE = 8;
  const until = performance.now() + SECONDS * 1000;
  const others: number[] = [];
  let count = 0;
  const signer = async (own: Person[]) => {
    for (let i = 0; performance.now() < until; i += 1) {
      const sendRequest = await ready();
      const { status } = await sendRequest('/api/auth/login', {
        email: own[i % own.length]?.email,
        password: PASSWORD,
      });
      if (status === 200) count += 1;
    }
  };
  const other = async () => {
    const visitor = new Visitor();
    while (performance.now() < until) others.push(await measureMs(() => visitor.get('/api/auth/session')));
  };
  const share = Math.ceil(people.length / AT_ONCE);
  const groups = Array.from({ length: AT_ONCE }, (_, i) => people.slice(i * share, (i + 1) * share));
  await Promise.all([...groups.filter((group) => group.length > 0).map(signer), other(), other()]);
  const [p50, p95] = [quantile(others, 0.5), quantile(others, 0.95)];
  console.log(
    `sign-ins ${Math.round(count / SECONDS)} a second; others meanwhile p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}

const app = await startApp({ logLevel: 'error' });
process.env.APP_BASE_URL = app.url;
try {
  const people: Person[] = [];
  for (let i = 0; i < SAMPLES; i += 1) people.push(await registerPerson());
  await sleep(2000);
  await compareAccounts('login', people, (email) => ['/api/auth/login', { email, password: 'wrong wrong wrong' }]);
  await compareAccounts('login link', people, (email) => ['/api/auth/magic-link', { email, rememberMe: false }]);
  await compareAccounts('forgotten password', people, (email) => ['/api/auth/forgot-password', { email }]);
  await signIns(people);
} finally {
  await app.stop();
}
