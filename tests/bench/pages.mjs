// npm run bench: requests per second, latency and memory of the hot pages and reads, on both databases.
//   npm run bench -- 5        seconds per page (10 by default)
import { readFileSync } from 'node:fs';
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
  const { accessKey } = await call('POST', `/api/pets/${pet.id}/shares`, { label: 'Vet', kind: 'vet' });
  return {
    cookie: cookieHeader(cookies),
    paths: ['/', '/pets', `/pets/${pet.id}`, `/shared/${accessKey}`, '/api/pets'],
  };
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
