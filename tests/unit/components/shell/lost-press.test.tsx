import { act } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { lostPressScript, REPLAY_WITHIN_MS } from '@/lib/browser/page/lost-press';

const onPress = jest.fn();
const roots: Root[] = [];
let place: HTMLElement;

beforeAll(() => new Function(lostPressScript)());
beforeEach(() => {
  jest.useFakeTimers();
  // React's development build warns of attributes set before hydration.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onPress.mockClear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
});

const serverHtml = '<button type="button">Add</button><a href="#there">There</a>';
const Page = () => (
  <>
    <button type="button" onClick={onPress}>
      Add
    </button>
    <a href="#there">There</a>
  </>
);
const button = () => place.querySelector('button') as HTMLButtonElement;
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hydrate = (page: ReactNode) => act(async () => void roots.push(hydrateRoot(place, page)));

test('R2.9 a press before hydration runs once afterwards', async () => {
  place.innerHTML = serverHtml;
  button().click();
  await advanceTime(3000);
  expect(button()).toHaveAttribute('aria-busy', 'true');

  await hydrate(<Page />);
  await advanceTime(100);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-busy');

  await advanceTime(REPLAY_WITHIN_MS);
  button().click();
  await advanceTime(100);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('R2.9 several presses of one button before hydration count as one', async () => {
  place.innerHTML = serverHtml;
  for (let count = 0; count < 3; count += 1) button().click();
  await advanceTime(100);
  await hydrate(<Page />);
  await advanceTime(1000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('R2.9 a press of a part that hydrates later waits for it', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));

  place.innerHTML = `<!--$-->${serverHtml}<!--/$-->`;
  await hydrate(
    <Suspense>
      <Late />
    </Suspense>,
  );
  button().click();
  await advanceTime(1000);
  expect(onPress).not.toHaveBeenCalled();

  await act(async () => arrive({ default: Page }));
  await advanceTime(100);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['10 s have gone by', () => advanceTime(REPLAY_WITHIN_MS + 100)],
  ['it has another name', async () => button().setAttribute('aria-label', 'Delete')],
  ['it is disabled', async () => button().setAttribute('disabled', '')],
  ['it is another element', async () => button().replaceWith(button().cloneNode(true))],
  ['something else was pressed', async () => place.querySelector('a')?.click()],
])('R2.9 a press before hydration is not replayed when %s', async (_, change) => {
  place.innerHTML = serverHtml;
  button().click();
  await advanceTime(100);
  await change();
  await hydrate(<Page />);
  await advanceTime(1000);

  expect(onPress).not.toHaveBeenCalled();
});

test('R2.9 a submit that the browser handles is not repeated', async () => {
  place.innerHTML = '<form data-plain-form action="#sent"><button>Send</button></form>';
  const onSubmit = jest.fn((event: Event) => event.preventDefault());

  place.addEventListener('submit', onSubmit);
  button().click();
  await advanceTime(1000);

  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-busy');
});
