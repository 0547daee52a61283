// npm run test:image. Needs root, because buildah does.
import { checkNode, fail, install, root } from '../.config/prepare.mjs';
import { needPrograms } from './support/debian.mjs';
import { run } from './support/processes.mjs';

const LIMIT_MS = 25 * 60_000;

checkNode();
process.chdir(root);
install();
if (process.getuid?.() !== 0) fail('The image can be built and run here by root alone.');
needPrograms({ buildah: '/usr/bin/buildah', mmdebstrap: '/usr/bin/mmdebstrap' });
process.exit(await run(process.execPath, ['--import', 'tsx', 'tests/image/run.ts'], {}, { limitMs: LIMIT_MS }));
