import { act, screen } from '@testing-library/react';
import { OpeningSheet } from '@/components/loading/lazy-sheet';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('@/components/loading/late-sheet', () => ({
  LateSheet: ({ open, title }: { open: boolean; title: string }) => (open ? <p role="dialog">{title}</p> : null),
}));

const sheet = (key: string) => <OpeningSheet key={key} title="New entry" onClose={() => undefined} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R2.7 a sheet loading in two steps stays open between them', () => {
  const { rerender, unmount } = renderInLanguage(sheet('code'));
  act(() => jest.advanceTimersByTime(800));
  expect(screen.getByRole('dialog')).toBeVisible();

  rerender(sheet('messages'));
  expect(screen.getByRole('dialog')).toBeVisible();
  unmount();

  renderInLanguage(sheet('later'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
