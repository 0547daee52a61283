import fc from 'fast-check';
import { isPushEndpoint } from '@/lib/core/push/push-service';
import { RUNS } from '@/tests/support/property-runs';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QABC',
])('R7.4 %s is a push service endpoint', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example',
  'https://evilnotify.windows.com',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
])('R7.4 %.80s is refused', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});

test('R7.4 an installation’s own push service is allowed only by exact name', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/x', ['127.0.0.1'])).toBe(true);
  expect(isPushEndpoint('http://127.0.0.2:4000/x', ['127.0.0.1'])).toBe(false);
  expect(isPushEndpoint('ftp://127.0.0.1/x', ['127.0.0.1'])).toBe(false);
});

test('R7.4 random URLs are never push endpoints', () => {
  const property = fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
  fc.assert(property, { numRuns: RUNS });
});
