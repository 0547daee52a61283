import { restoreTask, toSent } from '@/components/overviews/agenda/sent-tasks';
import type { TaskView } from '@/components/overviews/agenda/task-view';
import { paths } from '@/lib/core/config/paths';

const today = '2026-05-20';
const luna = { id: 'p1', name: 'Luna', type: 'dog', gender: 'female', cover: 'pine', photoUrl: null } as const;
const context = { pets: [luna], today };

const walk: TaskView = {
  ...{ key: `p1 r1 ${today}`, kind: 'routine', petId: 'p1', id: 'r1', day: today, category: 'exercise' },
  ...{ at: '2026-05-20T16:00:00.000Z', open: true, scheduledFor: null, logId: null, recordHref: null },
  ...{ href: paths.petRoutines('p1'), part: 'evening', title: 'Walk', time: '18:00', when: '18:00' },
  ...{
    about: '30 min',
    warnings: [],
    steps: [],
    done: null,
    doneTime: null,
    ring: null,
    turn: null,
    isShared: false,
    isRepeated: false,
  },
};
const undatedItem = { category: null, at: null, time: null, open: false, about: '', day: '2026-05-18' } as const;
const dose: TaskView = {
  ...{ ...walk, kind: 'dose', id: 'm1', key: `p1 m1 ${walk.at}`, scheduledFor: walk.at, logId: 'l1', done: 'done' },
  ...{
    href: paths.petHealth('p1', 'medications'),
    doneTime: '18:02',
    warnings: [{ short: 'Allergic', long: 'To it' }],
  },
};
const vaccination: TaskView = {
  ...{
    ...walk,
    ...undatedItem,
    kind: 'vaccination',
    id: 'dog.rabies',
    key: 'p1 dog.rabies 2026-05-18',
    when: '18 May',
  },
  ...{ href: paths.petHealth('p1', 'vaccinations'), recordHref: paths.newVaccination('p1'), part: 'morning' },
};
const treatment: TaskView = {
  ...{ ...vaccination, kind: 'treatment', id: 't1', key: 'p1 t1 2026-05-18' },
  ...{ href: paths.petHealth('p1', 'treatments'), recordHref: paths.petHealth('p1', 'treatments') },
};
const visit: TaskView = {
  ...{ ...walk, kind: 'appointment', id: 'a1', key: `p1 a1 ${today}`, category: 'vet' },
  ...{ href: paths.petAppointments('p1'), recordHref: '/pets/p1/vet-records?new=1' },
};

test.each(Object.entries({ walk, dose, vaccination, treatment, visit }))(
  '%s survives the round trip to the page',
  (_kind, task) => {
    expect(restoreTask(toSent(task, context), context)).toMatchObject(task);
  },
);

test('derivable fields are not sent', () => {
  const sentKeys = Object.keys(toSent(vaccination, context)).sort();
  expect(sentKeys).toEqual(['day', 'id', 'kind', 'pet', 'title', 'when']);
});
