import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import {
  bundleCheckPage,
  checkNode,
  describeApi,
  fail,
  followNode,
  formatModels,
  generateClient,
  install,
  memoryFlag,
  migrate,
  recommendNode,
  root,
  runNode,
} from './prepare.mjs';
import { publicAddress } from './public-address.mjs';
import { readSecret } from './secret-file.mjs';

const [command = 'up', ...rest] = process.argv.slice(2);

function keepSecret() {
  process.env.AUTH_SECRET ||= readSecret(resolve(root, process.env.DATA_DIR || '.data', 'secret'));
}

function runScript(script, args = []) {
  runNode(['--conditions=react-server', '--import', 'tsx', script, ...args]);
}

function prepareAll() {
  install({ tools: false });
  generateClient();
  keepSecret();
}

function announceMail({ RESEND_API_KEY, SMTP_HOST, ALLOW_NO_MAIL, ...env }) {
  if (RESEND_API_KEY || SMTP_HOST) return;
  console.log(
    ALLOW_NO_MAIL
      ? 'This installation sends no mail (ALLOW_NO_MAIL=1). People sign in with passwords only.'
      : `Mail is not sent but shown on ${publicAddress(env)}/dev/outbox`,
  );
}

/** @param args server arguments: `dev` serves sources instead of a build */
async function serveApp(...args) {
  migrate();
  announceMail(process.env);
  // By default glibc keeps freed memory in a pool per thread. Two pools halve the memory after scaling photos.
  if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
    return followNode([memoryFlag, 'lib/server/server.mjs', ...args], { MALLOC_ARENA_MAX: '2' });
  }
  await import('../lib/server/server.mjs');
}

const commands = {
  async up() {
    install();
    prepareAll();
    await build();
    recommendNode();
    return serveApp();
  },
  start() {
    keepSecret();
    if (!existsSync(join(root, '.next', 'BUILD_ID'))) fail('There is no build yet: npm run up makes one.');
    return serveApp();
  },
  build() {
    install();
    generateClient();
    return build();
  },
  dev() {
    install();
    prepareAll();
    describeApi();
    bundleCheckPage();
    return serveApp('dev');
  },
  'format-models'() {
    install();
    formatModels();
  },
  migrate() {
    prepareAll();
    migrate();
  },
  seed() {
    prepareAll();
    migrate();
    runScript('prisma/seed.ts', rest);
  },
  admin() {
    prepareAll();
    migrate();
    runScript('prisma/create-admin.ts');
  },
  'mail-test'() {
    prepareAll();
    runScript('prisma/mail-test.ts', rest);
  },
  'reset-link'() {
    prepareAll();
    migrate();
    runScript('prisma/reset-link.ts', rest);
  },
  rotate() {
    prepareAll();
    migrate();
    runScript('prisma/rotate-keys.ts', rest);
  },
  backup() {
    prepareAll();
    runScript('prisma/backup.ts', rest);
  },
  restore() {
    prepareAll();
    migrate();
    runScript('prisma/restore.ts', rest);
  },
};

checkNode();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
if (command === 'dev') process.env.NODE_ENV = 'development';
process.env.NODE_ENV ||= 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
const runCommand = Object.hasOwn(commands, command) ? commands[command] : () => fail(`Unknown command: ${command}`);
try {
  await runCommand();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
