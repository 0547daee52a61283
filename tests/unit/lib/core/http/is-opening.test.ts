import { isOpening } from '@/lib/core/http/is-opening';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const isOpeningWith = (headers: Record<string, string>) => isOpening({ headers: new Headers(headers) });

const cubot = chrome.replace('Android 14', 'Android 12; CUBOT X50');
const inTelegram = `${chrome} Telegram-Android/10.14.5 (Samsung SM-A536B; Android 14; SDK 34; AVERAGE)`;

test.each([chrome, safari, firefox, cubot, inTelegram])('R9.1 %s counts as a person', (agent) => {
  expect(isOpeningWith({ 'User-Agent': agent })).toBe(true);
  expect(isOpeningWith({ 'User-Agent': agent, 'x-pawfolio-method': 'GET' })).toBe(true);
});

test.each([
  '',
  'x',
  'curl/8.5.0',
  'python-requests/2.31',
  'Go-http-client/2.0',
  'Mozilla/5.0 (compatible; SomeUnknownBot/1.0)',
  'Uptime-Monitor',
  'my preview crawler',
])('R9.1 %j also counts as a reader', (agent) => {
  expect(isOpeningWith({ 'User-Agent': agent })).toBe(true);
});

test('R9.1 a request without a user agent counts as an opening', () => {
  expect(isOpeningWith({})).toBe(true);
});

test('R9.1 the request’s own method decides, not a header', () => {
  const headers = new Headers({ 'User-Agent': chrome, 'x-pawfolio-method': 'HEAD' });
  expect(isOpening({ headers, method: 'GET' })).toBe(true);
  expect(isOpening({ headers, method: 'HEAD' })).toBe(false);
});

test('R9.1 only the start of a header is checked', () => {
  const agentFrom = (at: number) => ({ 'User-Agent': `${'Googlebot'.padStart(at, 'x')} x` });
  const purposeFrom = (at: number) => ({ 'User-Agent': chrome, purpose: `${'prefetch'.padStart(at, 'x')} x` });

  expect([500, 501].map((at) => isOpeningWith(agentFrom(at)))).toEqual([false, true]);
  expect([100, 101].map((at) => isOpeningWith(purposeFrom(at)))).toEqual([false, true]);
});

test.each([
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Viber/13.3.0.5 (Linux)',
  'Slack-ImgProxy (+https://api.slack.com/robots)',
])('R9.1 %j only fetches a preview and does not count', (agent) => {
  expect(isOpeningWith({ 'User-Agent': agent })).toBe(false);
});

test.each([
  ['x-pawfolio-method', 'HEAD'],
  ['x-pawfolio-method', 'POST'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
  ['next-router-prefetch', '1'],
])('R9.1 a request with %s: %s does not count as an opening', (name, value) => {
  expect(isOpeningWith({ 'User-Agent': chrome, [name]: value })).toBe(false);
});
