import { readPush, safePath } from '@/lib/browser/offline/notifications';

test.each([
  ['/pets/1?tab=health', '/pets/1?tab=health'],
  ['/home', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['https://evil.example/x', '/home'],
  ['javascript:alert(1)', '/home'],
  [undefined, '/home'],
])('R7.4 a tap on a notification for %s opens %s', (url, path) => {
  expect(safePath(url)).toBe(path);
});

test('R7.4 any push payload results in a notification', () => {
  const whole = { title: 'Reminder for Luna', url: '/pets/1', tag: 't' };
  expect(readPush(JSON.stringify(whole))).toEqual(whole);
  for (const odd of [undefined, '', '{', 'null', '[]', '7']) {
    expect(readPush(odd)).toMatchObject({ title: 'Pawfolio', url: '/home' });
  }
});
