import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import { activePet, type PetReminderSource, type ReminderContext } from '@/lib/collections/reminder-source';
import { type Due, dayMoments, daysMentioned, evaluateMoments, FAR_HORIZON } from '@/lib/collections/reminder-times';
import { paths } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { inEachLocale } from '@/lib/core/i18n/locales';
import { addMs, DAY, dayIn } from '@/lib/core/time/dates';
import { datedName } from './catalogue';
import { datedVaccinations, dueVaccinations } from './due';
import type { ScheduleDose } from './planned-vaccine';
import { toVaccinatedPet, type VaccinatedPet, vaccinatedColumns } from './vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from './vaccination';

const columns = vaccinatedColumns satisfies Prisma.PetSelect;
type Columns = Prisma.PetGetPayload<{ select: typeof columns }>;

interface Row {
  pet: VaccinatedPet;
  vaccinations: readonly ScheduleDose[];
}

/** Interval of evaluation, because plans of young animals change as they grow. */
const EVALUATE_AGAIN = 30 * DAY;

function computeDue({ pet, vaccinations }: Row, context: ReminderContext): Due {
  const { now, timeZone, leadDays } = context;
  const today = dayIn(now, timeZone);
  const days = datedVaccinations(pet, vaccinations, today).map(({ due }) => due);
  const datedReminders = evaluateMoments(dayMoments(days, leadDays, timeZone), { ...context, horizon: FAR_HORIZON });
  if (dueVaccinations(pet, vaccinations, today).length === 0) return datedReminders;
  const again = addMs(now, EVALUATE_AGAIN);
  return { ...datedReminders, next: datedReminders.next && datedReminders.next < again ? datedReminders.next : again };
}

export const vaccinationReminders: PetReminderSource<Row, Columns> = {
  table: 'Pet',
  columns,
  async load(rows) {
    const vaccinationRows = await db().vaccination.findMany({
      where: { petId: { in: rows.map(({ id }) => id) }, deletedAt: null },
      select: { ...scheduleDoseColumns, petId: true },
    });
    return rows.map((row) => ({
      ...row,
      pet: toVaccinatedPet(row),
      vaccinations: vaccinationRows.filter(({ petId }) => petId === row.id).map(toScheduleDose),
    }));
  },
  subjectOf: () => null,
  computeDue,
  async findSubject({ petId, dueAt, leadDays, timeZone }) {
    const row = await db().pet.findFirst({
      relationLoadStrategy: 'join',
      where: { id: petId, ...activePet },
      select: {
        name: true,
        ...columns,
        vaccinations: { where: notDeleted, select: scheduleDoseColumns },
      },
    });
    if (!row) return null;
    const { name, vaccinations, ...pet } = row;
    const [today = '', later] = daysMentioned(dueAt, leadDays, timeZone);
    const datedVaccines = datedVaccinations(toVaccinatedPet(pet), vaccinations.map(toScheduleDose), today);
    const dueOn = (day: string | undefined) => datedVaccines.filter(({ due }) => due === day);
    const due = dueOn(today).length > 0 ? dueOn(today) : dueOn(later);
    const [first] = due;
    if (!first) return null;
    const names = due.map(datedName);
    const what = inEachLocale((locale) => names.map((name) => name[locale]).join(', '));
    return { petName: name, what, allergens: [], at: { day: first.due }, path: paths.petHealth(petId, 'vaccinations') };
  },
};
