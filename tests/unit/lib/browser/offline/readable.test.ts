import { isReadableOffline } from '@/lib/browser/offline/readable';

test.each(['/home', '/pets', '/pets/1', '/pets/1/routines', '/profile', '/help', '/help/health'])(
  'R4.3 %s is stored',
  (path) => {
    expect(isReadableOffline(path)).toBe(true);
  },
);

test.each([
  '/',
  '/auth/verify',
  '/shared/key',
  '/pets/1/share',
  '/pets/1/edit',
  '/pets/new',
  '/pets/weigh',
  '/feedback',
  '/tour',
  '/offline',
])('R4.3 %s is not stored', (path) => {
  expect(isReadableOffline(path)).toBe(false);
});
