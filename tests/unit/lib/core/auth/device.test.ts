import { deviceName } from '@/lib/core/auth/device';
import { emailAddress } from '@/lib/core/auth/zod-email';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.each([
  [chrome, 'Chrome, Android'],
  [`${' '.repeat(500)}${chrome}`, 'Unknown'],
  ['x', 'Unknown'],
  ['', 'Unknown'],
  [null, 'Unknown'],
])('R6.8 the device of %j is named “%s” every time', (agent, name) => {
  expect([deviceName(agent), deviceName(agent)]).toEqual([name, name]);
});

const LONGEST = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;

test.each([
  [' Ana@Example.com ', 'Ana@Example.com'],
  ['ａna@example.com', 'ana@example.com'],
  ['ana', null],
  [5, null],
  [LONGEST, LONGEST],
  [`${LONGEST}e`, null],
  ['x'.repeat(300), null],
])('R6.1 the address %j is read as %j', (typedAddress, address) => {
  const parsedAddress = emailAddress('wrong').safeParse(typedAddress);
  expect(parsedAddress.data ?? null).toBe(address);
  expect(parsedAddress.error?.issues.map(({ message }) => message) ?? []).toEqual(address === null ? ['wrong'] : []);
});
