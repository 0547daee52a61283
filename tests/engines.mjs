// npm run test:engines [-- firefox | webkit]
import { mkdir } from 'node:fs/promises';
import { build } from '../.config/build.mjs';
import { checkNode, generateClient, install, root } from '../.config/prepare.mjs';
import { needPrograms } from './support/debian.mjs';
import { run } from './support/processes.mjs';
import { output } from './support/run-jest.mjs';

const LIMIT_MS = 10 * 60_000;

const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

checkNode();
process.chdir(root);
install();
generateClient();
needPrograms(programs);
await mkdir(output, { recursive: true });
await build();
const script = ['--import', 'tsx', 'tests/engines/run.ts', ...process.argv.slice(2)];
process.exit(await run(process.execPath, script, {}, { limitMs: LIMIT_MS }));
