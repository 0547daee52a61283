import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AtAGlance } from '@/components/overviews/health/at-a-glance';
import { VisitBriefView } from '@/components/overviews/visit-brief/visit-brief';
import { TaskFacts } from '@/components/records/routines/task-facts';
import type { SitterPageProps } from '@/components/sharing/stays/sitter-page-props';
import { StayAsNeededList } from '@/components/sharing/stays/stay-as-needed';
import { StayRow } from '@/components/sharing/stays/stay-row';
import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { doseItems } from '@/lib/overviews/agenda/task-items';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';
import { doseTasks } from '@/lib/records/routines/view';
import { asNeededOf } from '@/lib/sharing/stays/as-needed';
import { planOf } from '@/lib/sharing/stays/plan';
import type { PlanRow } from '@/lib/sharing/stays/plan-columns';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { renderAgenda } from '../../overviews/agenda/an-agenda';
import { apoquel } from './a-medication';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }), usePathname: () => '/home' }));

const today = '2026-05-20';
const at = instantFromJson('2026-05-20T10:00:00Z');
const taper = {
  ...{ ...apoquel, timeZone: 'UTC', reminders: ['10:00', '20:00'], dosage: '2 tablets' },
  steps: [
    { from: '2026-05-10', dosage: '1 tablet' },
    { from: '2026-05-25', dosage: 'half a tablet' },
    { from: '2026-06-01', dosage: 'a quarter' },
  ],
};
const row = { ...taper, startsOn: dayToColumn('2026-05-01'), plannedFrom: instantFromJson(taper.plannedFrom) };
const planRow = (more: object = {}) =>
  ({
    allergies: [],
    routines: [],
    completions: [],
    doses: [],
    medications: [{ ...row, ...more }],
  }) as unknown as PlanRow;
const sitting = { pets: [{ id: 'p1', name: 'Luna', type: 'dog', photoKey: null, own: null }], allows: [] };
const sitterPage = (view: object) =>
  ({
    stay: sitting,
    view: { day: today, isToday: true, ...view },
    said: null,
    action: '/x',
  }) as unknown as SitterPageProps;

function stayRow() {
  const [task] = planOf('p1', planRow(), { from: today, until: today }, at);
  if (!task) throw new Error('no task');
  return <StayRow {...sitterPage({})} task={task} />;
}

function daySheet() {
  const midnight = instantFromJson('2026-05-20T00:00:00Z');
  const [task] = doseTasks(taper, [], { from: midnight, to: instantFromJson('2026-05-20T23:00:00Z'), at });
  if (!task) throw new Error('no task');
  return <TaskFacts task={task} />;
}

const record = { pet: { id: 'p1' }, medications: { items: [taper] }, conditions: { items: [] } };
const brief = {
  symptoms: { from: '2026-09-02', list: [] },
  ...{ pet: { id: 'p1', name: 'Luna', visitQuestions: '' }, today, since: { from: '2026-05-01', source: 'visit' } },
  ...{ lastVisit: null, next: null, weight: null, doses: [], news: [], vaccinations: [], due: [], conditions: [] },
  ...{ medications: [taper], labReports: [], measures: [] },
};

const surfaces: [string, () => ReactElement][] = [
  ['the health record', () => <AtAGlance record={record as unknown as HealthRecord} />],
  ['the visit brief', () => <VisitBriefView brief={brief as unknown as VisitBrief} />],
  ['a stay’s plan', stayRow],
  [
    'a stay’s medicines as needed',
    () => (
      <StayAsNeededList {...sitterPage({ asNeeded: asNeededOf('p1', planRow({ frequency: 'PRN' }), today, at) })} />
    ),
  ],
  ['the sheet of a day’s dose', daySheet],
];

test.each(surfaces)('R7.3 %s shows today’s dose and the steps ahead', (_, draw) => {
  const { container } = renderInLanguage(draw(), 'en', { today, at });
  expect(container).toHaveTextContent(/1 tablet/);
  expect(container).not.toHaveTextContent(/2 tablets|10 May/);
  expect(container).toHaveTextContent(/From 25 May 2026: half a tablet.*From 1 Jun 2026: a quarter/);
});

test('R7.3 Today lists the steps ahead once a dose is opened', async () => {
  const items = doseItems(anAgendaPet({ medications: [taper] }), at);
  renderAgenda(
    items.filter(({ day, state }) => day === today && state !== 'overdue'),
    { locale: 'en' },
  );
  await userEvent.click(screen.getAllByText('Apoquel, 1 tablet')[0] as HTMLElement);

  expect(screen.getAllByText('From 25 May 2026: half a tablet')[0]).toBeVisible();
  expect(screen.queryByText(/10 May/)).toBeNull();
});
