import { AgendaView } from '@/components/overviews/agenda/agenda-view';
import type { Locale } from '@/lib/core/i18n/locales';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { arrange } from '@/lib/overviews/agenda/order';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

export const today = '2026-05-20';
export const breakfast = anAgendaItem();
export const dose = anAgendaItem({
  ...{ key: 'm1 a', id: 'm1', kind: 'dose', category: 'medication', title: 'Apoquel', detail: '1 tablet' },
  ...{ time: '08:00', at: '2026-05-20T06:00:00.000Z', scheduledFor: '2026-05-20T06:00:00.000Z', state: 'overdue' },
});
export const visit = anAgendaItem({
  ...{
    key: 'a1',
    id: 'a1',
    kind: 'appointment',
    category: 'vet',
    title: null,
    time: '07:45',
    at: '2026-05-20T05:45:00.000Z',
  },
  ...{ recordHref: '/pets/p1/vet-records?new=1', href: '/pets/p1/appointments' },
});
export const stitches = anAgendaItem({
  ...{
    key: 'v1',
    id: 'v1',
    kind: 'follow-up',
    category: null,
    title: 'Stitches',
    at: null,
    time: null,
    timeZone: null,
  },
  ...{ day: '2026-05-18', state: 'overdue' },
});

interface Page {
  locale?: Locale;
  all?: boolean;
  timeZone?: string;
  until?: Date;
}

const element = (items: AgendaItem[], { all = false, until }: Page) => (
  <AgendaView
    agenda={arrange(items)}
    until={(until ?? addMs(new Date(), MINUTE)).toISOString()}
    all={all}
    pet={{ id: 'p1', name: 'Luna' }}
  />
);
const readerOf = ({ timeZone = 'Europe/Madrid' }: Page) => ({ today, timeZone, at: new Date() });
export const show = (items: AgendaItem[], page: Page = {}) =>
  renderInLanguage(element(items, page), page.locale, readerOf(page));
/** For `rerender` with the server's next page. */
export const inEnglish = (items: AgendaItem[], page: Page = {}) =>
  inLanguage(element(items, page), 'en', readerOf(page));
