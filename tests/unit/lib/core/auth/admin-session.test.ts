import { ADMIN_IDLE, ADMIN_SESSION } from '@/lib/core/auth/admin-session';

test('R6.4 an admin session lasts eight hours, or half an hour idle', () => {
  const ms = (hours: number) => hours * 60 * 60 * 1000;
  expect([ADMIN_IDLE, ADMIN_SESSION]).toEqual([ms(0.5), ms(8)]);
});
