import { FILL_PROGRAM } from './shell';
import { rememberStoredForms } from './stored-forms';

const AGAIN_MS = 5000;
const TRIES = 12;
/** The browser may end a worker, and one of an earlier build does not answer. */
const ANSWER_MS = 60_000;

let filling: Promise<void> | null = null;

/**
 * Has the worker store the program of all signed-in pages, forms first. Goes on while the reader opens other pages, and
 * tries again where the server was busy; the worker only asks for what is missing.
 *
 * @param mayFill whether the connection may be used now
 */
export function fillProgram(mayFill: () => boolean): Promise<void> {
  filling ??= fill(mayFill);
  return filling;
}

async function fill(mayFill: () => boolean): Promise<void> {
  // On the first visit the worker is still being installed.
  const { active } = await navigator.serviceWorker.ready;
  for (let tries = 0; active && tries < TRIES; ) {
    if (mayFill()) {
      tries += 1;
      if (await ask(active)) {
        rememberStoredForms();
        return;
      }
    }
    await new Promise((later) => setTimeout(later, AGAIN_MS));
  }
  filling = null;
}

function ask(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    worker.postMessage(FILL_PROGRAM, [port2]);
  });
}
