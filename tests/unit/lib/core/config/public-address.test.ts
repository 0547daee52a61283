import { publicAddress } from '../../../../../.config/public-address.mjs';

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '' }, 'http://localhost:3000'],
  [{ PORT: '4100', APP_URL: '' }, 'http://localhost:4100'],
  [{ PORT: '4100', APP_URL: 'https://pets.example.org' }, 'https://pets.example.org'],
])('the public address with %j', (env, address) => {
  expect(publicAddress(env)).toBe(address);
});
