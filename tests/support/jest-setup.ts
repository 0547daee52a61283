import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './unexpected-output';

// Without it, [1, undefined] equals [1].
expect.addEqualityTesters([
  (one, other) => (Array.isArray(one) && Array.isArray(other) && one.length !== other.length ? false : undefined),
]);

// Generous, as the machine may be busy; performance has tests of its own.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 10_000 });
