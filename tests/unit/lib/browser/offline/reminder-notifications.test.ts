import { closeSettledReminders } from '@/lib/browser/offline/reminder-notifications';

const idOf = (index: number) => `01990000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`;
const notificationOf = (tag: string) => ({ tag, close: jest.fn() });
const registrationOf = (all: ReturnType<typeof notificationOf>[]) => ({ getNotifications: async () => all });

test('R11.5 notifications of completed reminders are closed, open ones stay', async () => {
  const [doneNotification, open, other] = [notificationOf(idOf(1)), notificationOf(idOf(2)), notificationOf('test')];
  const askServer = jest.fn(async () => ({ open: [open.tag] }));
  await closeSettledReminders(registrationOf([doneNotification, open, other]), askServer);

  expect(askServer).toHaveBeenCalledWith(`/api/reminders/open?ids=${doneNotification.tag},${open.tag}`);
  expect(doneNotification.close).toHaveBeenCalledTimes(1);
  for (const one of [open, other]) expect(one.close).not.toHaveBeenCalled();
});

test('R11.5 the server is not asked when no reminder is shown', async () => {
  const askServer = jest.fn();
  await closeSettledReminders(registrationOf([notificationOf('test')]), askServer);
  expect(askServer).not.toHaveBeenCalled();
});

test('R11.5 only the newest reminders are checked if there are many', async () => {
  const many = Array.from({ length: 25 }, (_, index) => notificationOf(idOf(index)));
  const askServer = jest.fn(async (_: string) => ({ open: [] }));
  await closeSettledReminders(registrationOf(many), askServer);
  expect(askServer.mock.lastCall?.[0].split(',')).toHaveLength(20);
  expect(many.map(({ close }) => close.mock.calls.length)).toEqual([...Array(5).fill(0), ...Array(20).fill(1)]);
});

test('R11.5 a reminder stays when the server does not answer', async () => {
  const one = notificationOf(idOf(1));
  const failing = closeSettledReminders(registrationOf([one]), () => Promise.reject(new Error('offline')));
  await expect(failing).rejects.toThrow('offline');
  expect(one.close).not.toHaveBeenCalled();
});
