// Limits concurrent renders. Each blocks the only thread for milliseconds, during which all other requests wait.
import { AsyncResource } from 'node:async_hooks';
import { processWide } from '../core/runtime/process-wide.mjs';

const limits = {
  rendering: 8,
  renderingOfOne: 4,
  waiting: 128,
  waitingOfOne: 64,
  /** Milliseconds in the queue before a refusal. */
  patience: 10_000,
  /** Milliseconds of backpressure before a page gives up its place. */
  slowReader: 250,
};

/** The middleware excludes the same paths; a test compares both. */
const NOT_A_PAGE =
  /^\/(?:(?:api|_next|\.well-known|drawn|icons|og|screenshots|manifest|messages|v)\/|(?:favicon\.ico|sw\.js|robots\.txt|sitemap\.xml|v)$)/;

export function isPagePath(path) {
  return !NOT_A_PAGE.test(path);
}

function renderCounts(gate) {
  const bySender = new Map();
  const of = (sender) => bySender.get(sender) ?? 0;
  const count = (sender, change) => {
    gate.running += change;
    const held = of(sender) + change;
    if (held > 0) bySender.set(sender, held);
    else bySender.delete(sender);
  };
  return { of, count };
}

function waitIn(queue, entry, refuse) {
  const leave = () => {
    queue.splice(queue.indexOf(entry), 1);
    entry.stopWaiting();
  };
  const giveUp = setTimeout(() => {
    leave();
    refuse();
  }, limits.patience);
  entry.stopWaiting = () => {
    clearTimeout(giveUp);
    entry.response.off('close', leave);
  };
  entry.response.once('close', leave);
  queue.push(entry);
}

export function createPageGate() {
  const gate = { running: 0, queue: [] };
  processWide.gates ??= new Map();
  processWide.gates.set('pages', gate);
  const renders = renderCounts(gate);
  const mayStart = ({ sender }) => renders.of(sender) < limits.renderingOfOne;

  const start = ({ sender, response, render }) => {
    renders.count(sender, 1);
    let holds = true;
    const release = () => {
      if (!holds) return;
      holds = false;
      renders.count(sender, -1);
      admit();
    };
    response.once('close', release);
    onSlowReader(response, release);
    render();
  };

  const admit = () => {
    while (gate.running < limits.rendering) {
      const at = gate.queue.findIndex(mayStart);
      if (at < 0) return;
      const [next] = gate.queue.splice(at, 1);
      next.stopWaiting();
      start(next);
    }
  };

  return (sender, response, render, refuse) => {
    // Binds the async context. Otherwise a waiting page would run in the context of the page that ended before it,
    // which would keep that request, and all before it, in memory.
    const entry = { sender, response, render: AsyncResource.bind(render) };
    const waitingOfSender = gate.queue.filter((other) => other.sender === sender).length;
    if (gate.running < limits.rendering && mayStart(entry)) start(entry);
    else if (gate.queue.length < limits.waiting && waitingOfSender < limits.waitingOfOne)
      waitIn(gate.queue, entry, refuse);
    else refuse();
  };
}

function onSlowReader(response, callback) {
  const write = response.write;
  let timer;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  response.on('drain', stop);
  response.once('close', stop);
  response.write = function writeAndWatch(...args) {
    const hasRoom = write.apply(response, args);
    if (!hasRoom) timer ??= setTimeout(callback, limits.slowReader);
    return hasRoom;
  };
}
