import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './exact-lists';
import './unexpected-output';

// Generous, because the machine may be busy. Performance has separate tests.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** Saved before tests replace it. Undefined in jsdom. */
const nextTurn = globalThis.setImmediate;

// A test may block the thread for longer than the server keeps idle connections open. fetch notices closed connections
// after a full turn of the event loop, which two immediates guarantee.
beforeEach(async () => {
  if (!nextTurn) return;
  await new Promise((onTurn) => nextTurn(onTurn));
  await new Promise((onTurn) => nextTurn(onTurn));
});
