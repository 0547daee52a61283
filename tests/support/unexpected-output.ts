import { format } from 'node:util';

// Warnings fail a test. A test that provokes one mocks the method (jest.spyOn(console, 'error').mockImplementation())
// and asserts on it.
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
  const heardComplaints = complaints;
  complaints = [];
  if (heardComplaints.length > 0) throw new Error(`Unexpected output:\n${heardComplaints.join('\n')}`);
});
