import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, lazyExtra, lazyPart, MissingPart } from '@/components/loading/lazy-part';
import { lazySheet, OpeningSheet } from '@/components/loading/lazy-sheet';
import { Dialog } from '@/components/ui/dialog';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
interface Props {
  name: string;
  onClose?: () => void;
}
const Hello = ({ name }: Props) => <p>{`Hello ${name}`}</p>;

const comesLate = (failures: number) => {
  const loadPart = jest.fn<Promise<ComponentType<Props>>, []>(async () => Hello);
  for (let count = 0; count < failures; count += 1) loadPart.mockRejectedValueOnce(missing);
  return loadPart;
};

function Page({ part: Part, around: Around = Suspense }: { part: ComponentType<Props>; around?: typeof Suspense }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Around>
          <Part name="Luna" onClose={() => setOpen(false)} />
        </Around>
      ) : null}
    </main>
  );
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('R2.7 a part that fails to load shows an error until it loads', async () => {
  const loadPart = comesLate(2);
  renderInLanguage(<Page part={lazyPart(loadPart)} />);
  await openIt();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loadPart).toHaveBeenCalledTimes(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Luna')).toBeVisible();
  expect(loadPart).toHaveBeenCalledTimes(3);
});

test('R2.7 a dialog that fails to load shows an error and opens later', async () => {
  const loadPart = comesLate(1);
  renderInLanguage(<Page part={lazyDialog(loadPart)} />);
  await openIt();
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Something went wrong', tone: 'danger' }));
  expect(currentToasts()[0]?.action?.label).toBe('Reload page');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await openIt();
  expect(await screen.findByText('Hello Luna')).toBeVisible();
  expect(loadPart).toHaveBeenCalledTimes(2);
});

test('R2.7 a failed dialog closes itself, or its frame otherwise', async () => {
  const closedParts: string[] = [];
  const closePart = (what: string) => () => void closedParts.push(what);
  const Own = lazyDialog(comesLate(1));
  const Framed = lazyDialog(comesLate(1));

  renderInLanguage(
    <Suspense>
      <Dialog open onOpenChange={closePart('frame of own')}>
        <Own name="Luna" onClose={closePart('own')} />
      </Dialog>
      <Dialog open onOpenChange={closePart('frame')}>
        <Framed name="Luna" />
      </Dialog>
    </Suspense>,
  );

  await waitFor(() => expect(closedParts.toSorted()).toEqual(['frame', 'own']));
});

test('R2.7 an unrequested part that fails to load shows no error', async () => {
  const before = currentToasts();
  const loadPart = comesLate(1);

  renderInLanguage(<Page part={lazyExtra(loadPart)} />);
  await openIt();

  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(currentToasts()).toEqual(before);
});

test('R2.7 a dialog whose messages fail to load shows an error and closes', async () => {
  jest.useFakeTimers();
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  const giveUp = jest.fn();

  renderInLanguage(
    <LazyMessages namespaces={['cropper']} missing={<MissingPart giveUp={giveUp} />}>
      <p>The cropper</p>
    </LazyMessages>,
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(currentToasts()[0]?.title).toBe('Something went wrong');

  jest.useRealTimers();
});

test('R12.8 a sheet whose code is missing shows an error in its place', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loadPart = comesLate(1) as unknown as () => Promise<ComponentType<{ title: string; onClose: () => void }>>;
  const QuickAdd = lazySheet(loadPart);
  renderInLanguage(
    <Suspense>
      <QuickAdd title="Quick add" onClose={() => undefined} />
    </Suspense>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Quick add' });
  expect(within(sheet).getByRole('alert')).toHaveTextContent(
    'This isn’t saved on this device yetIt opens once you’re back online.',
  );
});

test('R12.8 a form whose code is missing offline offers no reload', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInLanguage(<Page part={lazyPart(comesLate(1))} />);
  await openIt();
  expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t saved on this device yet');
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
});

test('R12.8 a sheet still loading after four seconds explains the delay', async () => {
  jest.useFakeTimers();
  renderInLanguage(<OpeningSheet title="Quick add" onClose={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('dialog', { name: 'Quick add' })).toBeVisible();
  expect(screen.queryByText(/taking a while/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('This is taking a while. You may be offline.')).toBeVisible();
  jest.useRealTimers();
});

test('R12.8 a dialog whose code is missing offline offers no reload', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInLanguage(<Page part={lazyDialog(comesLate(1))} />);
  await openIt();
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This isn’t saved on this device yet'));
  expect(currentToasts()[0]?.action).toBeUndefined();
});
