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
  const changeCount = (sender, change) => {
    gate.running += change;
    const heldCount = of(sender) + change;
    if (heldCount > 0) bySender.set(sender, heldCount);
    else bySender.delete(sender);
  };
  return { of, count: changeCount };
}

function waitIn(queue, entry, refuse) {
  const leaveQueue = () => {
    queue.splice(queue.indexOf(entry), 1);
    entry.stopWaiting();
  };
  const giveUp = setTimeout(() => {
    leaveQueue();
    refuse();
  }, limits.patience);
  entry.stopWaiting = () => {
    clearTimeout(giveUp);
    entry.response.off('close', leaveQueue);
  };
  entry.response.once('close', leaveQueue);
  queue.push(entry);
}

export function createPageGate() {
  const gate = { running: 0, queue: [] };
  processWide.gates ??= new Map();
  processWide.gates.set('pages', gate);
  const renders = renderCounts(gate);
  const mayStart = ({ sender }) => renders.of(sender) < limits.renderingOfOne;

  const startRender = ({ sender, response, render }) => {
    renders.count(sender, 1);
    let holds = true;
    const releaseSlot = () => {
      if (!holds) return;
      holds = false;
      renders.count(sender, -1);
      admit();
    };
    response.once('close', releaseSlot);
    onSlowReader(response, releaseSlot);
    render();
  };

  const admit = () => {
    while (gate.running < limits.rendering) {
      const at = gate.queue.findIndex(mayStart);
      if (at < 0) return;
      const [next] = gate.queue.splice(at, 1);
      next.stopWaiting();
      startRender(next);
    }
  };

  return (sender, response, render, refuse) => {
    // Binds the async context. Otherwise a waiting page would run in the context of the page that ended before it,
    // which would keep that request, and all before it, in memory.
    const entry = { sender, response, render: AsyncResource.bind(render) };
    const waitingOfSender = gate.queue.filter((other) => other.sender === sender).length;
    if (gate.running < limits.rendering && mayStart(entry)) startRender(entry);
    else if (gate.queue.length < limits.waiting && waitingOfSender < limits.waitingOfOne)
      waitIn(gate.queue, entry, refuse);
    else refuse();
  };
}

/** Calls back once the client has left data unread for `limits.slowReader`, or up to half as much longer. */
function onSlowReader(response, callback) {
  const step = limits.slowReader / 2;
  let waitedMs = 0;
  const watch = setInterval(() => {
    if (waitedMs >= limits.slowReader && response.writableNeedDrain) callback();
    waitedMs = response.writableNeedDrain ? waitedMs + step : 0;
  }, step);
  response.on('drain', () => {
    waitedMs = 0;
  });
  response.once('close', () => clearInterval(watch));
}
