// npm run bench: requests per second, latency and memory of the hot pages and reads, on both databases.
//   npm run bench -- 5        seconds per page (10 by default)
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startApp } from '../support/app-server.mjs';
import { startPostgres } from '../support/postgres.mjs';

const duration = Number(process.argv[2] ?? 10);
const CONNECTIONS = 16;

/** A member with 20 pets, made through the API; answers the cookies and the addresses to ask. */
async function makeMember(url) {
  const cookies = new Map();
  const call = async (method, path, body) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Cookie: cookieHeader(cookies) };
    if (method !== 'GET') {
      headers['X-CSRF-Token'] = (await call('GET', '/api/csrf-token')).token;
      headers.Cookie = cookieHeader(cookies);
      headers['Content-Type'] = 'application/json';
    }
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  };
  const email = 'bench@example.com';
  await call('POST', '/api/auth/magic-link', { email, rememberMe: false });
  const { code } = await call('GET', `/api/dev/outbox?email=${email}`);
  await call('POST', '/api/auth/verify-code', { email, code });
  let pet;
  for (let count = 0; count < 20; count += 1) {
    pet = await call('POST', '/api/pets', {
      name: `Pet ${count}`,
      type: 'dog',
      breed: 'Beagle',
      notes: '<p>Likes <b>cheese</b></p>',
    });
  }
  await keepThreeYears(call, `/api/pets/${pet.id}`);
  const { accessKey } = await call('POST', `/api/pets/${pet.id}/shares`, { label: 'Vet', kind: 'vet' });
  return {
    cookie: cookieHeader(cookies),
    paths: ['/', '/pets', `/pets/${pet.id}`, `/shared/${accessKey}`, '/api/pets'],
  };
}

const DAY = 86_400_000;

/** A health record of three years: weighed every other week, a visit every two months. */
async function keepThreeYears(call, pet) {
  const ago = (days) => new Date(Date.now() - days * DAY).toISOString();
  const words = 'Examined from head to tail, heart and lungs clear, some tartar, coat dull around the neck. ';
  for (let days = 1; days < 3 * 365; days += 14) {
    await call('POST', `${pet}/weights`, { measuredAt: ago(days), grams: 11_000 + (days % 9) * 90 });
  }
  for (let days = 1; days < 3 * 365; days += 60) {
    const day = ago(days).slice(0, 10);
    await call('POST', `${pet}/vitals`, { measuredAt: ago(days), kind: 'heart_rate', value: 80 + (days % 20) });
    await call('POST', `${pet}/vaccinations`, {
      vaccine: 'dog.lepto',
      givenOn: day,
      batch: `A${days}`,
      vetName: 'Dr. Marsh',
    });
    await call('POST', `${pet}/vet-records`, {
      visitedOn: day,
      reason: `Check-up ${days}`,
      description: `<p>${words.repeat(3)}</p>`,
    });
  }
  for (const allergen of ['Chicken', 'Pollen']) await call('POST', `${pet}/allergies`, { allergen, severity: 'mild' });
  await call('POST', `${pet}/conditions`, { name: 'Arthritis', status: 'managed' });
  await call('POST', `${pet}/medications`, {
    ...{ name: 'Meloxicam', dosage: '1 tablet', frequency: 'SID', timeZone: 'UTC' },
    startsOn: ago(30).slice(0, 10),
  });
}

/** Bytes of an answer as it is and as it travels, and the time to its first byte in milliseconds. */
async function weigh(url, cookie) {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie, 'Accept-Encoding': 'identity' } });
  const first = performance.now() - began;
  const body = Buffer.from(await response.arrayBuffer());
  return `${body.length} bytes, ${gzipSync(body).length} compressed, first byte after ${first.toFixed(1)} ms`;
}

function cookieHeader(cookies) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Resident memory of a process in MiB. */
function resident(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

async function measure(name, options) {
  const app = await startApp({ ...options, logLevel: 'error' });
  try {
    const { cookie, paths } = await makeMember(app.url);
    console.log(`\n${name}: resident ${resident(app.child.pid)} MiB before`);
    for (const path of paths) {
      const run = (seconds) =>
        autocannon({ url: app.url + path, connections: CONNECTIONS, duration: seconds, headers: { cookie } });
      await run(2);
      const { requests, latency, errors, non2xx, throughput } = await run(duration);
      const label = path.replace(/[0-9a-f-]{36}/, ':id').replace(/shared\/.+/, 'shared/:key');
      const size = Math.round(throughput.average / requests.average / 1024);
      console.log(
        `${label.padEnd(16)} ${String(Math.round(requests.average)).padStart(6)} req/s   p50 ${latency.p50} ms   p99 ${latency.p99} ms   ${size} KB   ${errors + non2xx} failed`,
      );
    }
    for (const path of paths.filter((one) => one.startsWith('/shared/') || one.startsWith('/pets/'))) {
      console.log(`${path.split('/')[1]}: ${await weigh(app.url + path, cookie)}`);
    }
    console.log(`resident ${resident(app.child.pid)} MiB after`);
  } finally {
    await app.stop();
  }
}

await measure('PGlite', {});
const postgres = await startPostgres();
try {
  await measure('Postgres', { databaseUrl: await postgres.createDatabase('bench') });
} finally {
  await postgres.stop();
}
