import { execFileSync } from 'node:child_process';

const renders = `
  import { AsyncLocalStorage } from 'node:async_hooks';
  import { releaseFinishedRenders } from './lib/server/finished-renders.mjs';
  if (process.argv[1] === 'letting go') releaseFinishedRenders();
  const requests = new AsyncLocalStorage();
  const turn = () => new Promise((next) => setImmediate(next));
  const known = [];
  let latest;
  function render() {
    latest = new AbortController();
    known.push(new WeakRef(latest));
    const controller = latest;
    return requests.run(controller, () => new Promise((sent) => setImmediate(() => {
      controller.abort(new Error('This render is complete'));
      setImmediate(sent);
    })));
  }
  const pages = [];
  for (let i = 0; i < 100; i += 1) {
    pages.push(render());
    await turn();
  }
  await Promise.all(pages.splice(0));
  for (let i = 0; i < 5; i += 1) {
    await new Promise((later) => setTimeout(later, 10));
    globalThis.gc();
  }
  console.log(known.filter((one) => one.deref()).length, latest.signal.reason.message);
`;

function runScript(how: string): string {
  return execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', renders, how], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  }).trim();
}

const major = Number(process.versions.node.split('.')[0]);

test('the latest page does not retain earlier ones', () => {
  expect(runScript('letting go')).toBe('1 This render is complete');
});

// This is the reason for the patch. Once this fails on the oldest supported Node, remove the patch.
test('without the patch, Node before 24 retains all renders', () => {
  expect(runScript('as it is')).toBe(`${major < 24 ? 100 : 1} This render is complete`);
});

test('abort reasons stay unchanged', () => {
  const script = `
    import { releaseFinishedRenders } from './lib/server/finished-renders.mjs';
    releaseFinishedRenders();
    const abort = (...reason) => {
      const controller = new AbortController();
      controller.abort(...reason);
      return controller.signal.reason;
    };
    console.log(abort().name, abort(undefined).name, abort(null), abort('text'));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });

  expect(output.trim()).toBe('AbortError AbortError null text');
});
