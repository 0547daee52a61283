import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './exact-lists';
import './unexpected-output';

// Generous, as the machine may be busy; performance has tests of its own.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// While modules load, the server may close idle connections. fetch notices only when the event loop turns.
beforeAll(() => new Promise((done) => setTimeout(done, 10)));
