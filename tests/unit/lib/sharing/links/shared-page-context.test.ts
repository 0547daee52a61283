import { sharedPageContext } from '@/lib/sharing/links/shared-page-context';
import { aSharedView } from '@/tests/support/a-shared-view';

test('R9.4 a shared page uses the time zone of the pet’s home', () => {
  const view = aSharedView({ timeZone: 'Asia/Tokyo' });

  const reader = sharedPageContext(view, 'es', new Date('2026-05-01T16:00:00Z'));

  expect(reader).toMatchObject({ locale: 'es', timeZone: 'Asia/Tokyo', isTimeZoneKnown: true, today: '2026-05-02' });
});
