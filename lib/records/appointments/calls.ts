import 'server-only';
import { createTranslator } from 'next-intl';
import type { PetAccess } from '@/lib/access/pet-access';
import { writeCalendar } from '@/lib/core/calendar/icalendar';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import type { RouteContext } from '@/lib/core/http/route';
import { isolate } from '@/lib/core/i18n/isolate';
import { loadMessages } from '@/lib/core/i18n/messages';
import { calendarEventOf, type EventKind } from './calendar-event';
import { getCalendarRow } from './queries';

export async function calendarFileCall({
  access,
  params,
  locale,
}: RouteContext & { access: PetAccess<'view'> }): Promise<Response> {
  const row = await getCalendarRow(access, params.appointmentId ?? '');
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'appointments' });
  const summary = t(`event.${row.kind as EventKind}`, { name: row.pet.name });
  const event = calendarEventOf(row, row.title === null ? summary : `${summary} (${isolate(row.title)})`);
  return new Response(writeCalendar({ name: summary, events: [event] }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${PRODUCT_SLUG}-appointment.ics"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
