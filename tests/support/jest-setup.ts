import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './exact-lists';
import './unexpected-output';

// Generous, as the machine may be busy; performance has tests of its own.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** Before tests replace it. jsdom has none. */
const nextTurn = globalThis.setImmediate;

// A test may block the thread for longer than the server keeps idle connections. fetch notices that they are closed when
// the event loop has turned, and the second turn follows a whole one.
beforeEach(async () => {
  if (!nextTurn) return;
  await new Promise((done) => nextTurn(done));
  await new Promise((done) => nextTurn(done));
});
