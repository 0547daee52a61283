import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// A busy machine may be slow; how fast things have to be is said by the tests that are about it.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 10_000 });

// A warning in a test is a defect nobody has looked at yet. A test that provokes one replaces the method itself
// (jest.spyOn(console, 'error').mockImplementation()) and says what it expects.
let complaints: string[] = [];

function collect(method: 'error' | 'warn') {
  return (...parts: unknown[]) => {
    complaints.push(`console.${method}: ${format(...parts)}`);
  };
}

beforeEach(() => {
  complaints = [];
  console.error = collect('error');
  console.warn = collect('warn');
});

afterEach(() => {
  const heard = complaints;
  complaints = [];
  if (heard.length > 0) throw new Error(`Unexpected output:\n${heard.join('\n')}`);
});
