import { AgendaView } from '@/components/overviews/agenda/agenda-view';
import type { Locale } from '@/lib/core/i18n/locales';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { type Household, householdOf } from '@/lib/overviews/agenda/household';
import type { NextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import type { PetSummary } from '@/lib/records/pets/pet';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

export const today = '2026-05-20';
/** 07:40 in Madrid. */
const now = new Date('2026-05-20T05:40:00.000Z');
export const breakfast = anAgendaItem();
export const milos = anAgendaItem({ key: 'r9 2026-05-20', id: 'r9', petId: 'p2', petName: 'Milo' });
export const dose = anAgendaItem({
  ...{ key: 'm1 a', id: 'm1', kind: 'dose', category: 'medication', title: 'Apoquel', detail: '1 tablet' },
  ...{ time: '07:35', at: '2026-05-20T05:35:00.000Z', scheduledFor: '2026-05-20T05:35:00.000Z' },
});
export const visit = anAgendaItem({
  ...{ key: 'a1', id: 'a1', kind: 'appointment', category: 'vet', title: null, state: 'overdue' },
  ...{ time: '06:45', at: '2026-05-20T04:45:00.000Z' },
  ...{ recordHref: '/pets/p1/vet-records?new=1', href: '/pets/p1/appointments' },
});
export const stitches = anAgendaItem({
  ...{ key: 'v1', id: 'v1', kind: 'follow-up', category: null, title: 'Stitches', at: null, time: null },
  ...{ timeZone: null, day: '2026-05-18', state: 'overdue' },
});

const aPet = (id: string, name: string, more: Partial<PetSummary> = {}): PetSummary => ({
  ...{ id, name, type: 'dog', gender: 'female', cover: 'pine', photoUrl: null },
  ...{ breed: null, dateOfBirth: null, microchip: null, deceasedOn: null, archived: false },
  ...more,
});
export const pets = [aPet('p1', 'Luna'), aPet('p2', 'Milo', { type: 'cat', gender: 'male', cover: 'clay' })];

interface Page {
  locale?: Locale;
  all?: boolean;
  timeZone?: string;
  until?: Date;
  vaccination?: NextVaccination | null;
  of?: PetSummary[];
  household?: Household;
}

const alone = householdOf([], [], '');

const element = (
  items: AgendaItem[],
  { all = false, until, vaccination = null, of = pets, household = alone }: Page,
) => (
  <AgendaView
    agenda={arrangeAgenda(items)}
    pets={of}
    household={household}
    vaccination={vaccination}
    firstName="Alex"
    at={now}
    until={until ?? addMs(new Date(), MINUTE)}
    all={all}
  />
);
/** If the page has an `until`, the reader uses the device's clock, because it determines the page's age. */
const readerOf = ({ timeZone = 'Europe/Madrid', until }: Page) => ({
  ...{ today, timeZone, isTimeZoneKnown: true },
  at: until ? new Date() : now,
});
export const renderAgenda = (items: AgendaItem[], page: Page = {}) =>
  renderInLanguage(element(items, page), page.locale, readerOf(page));
export const inEnglish = (items: AgendaItem[], page: Page = {}) =>
  inLanguage(element(items, page), 'en', readerOf(page));
