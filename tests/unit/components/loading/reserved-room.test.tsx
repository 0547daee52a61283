import { act, render, screen } from '@testing-library/react';
import { ReservedRoom } from '@/components/loading/reserved-room';
import { expectEntry } from '@/lib/browser/page/expected';

test('R2.9 space is reserved while an entry loads and released if it fails', () => {
  render(
    <ReservedRoom entry="share" room="room">
      nothing yet
    </ReservedRoom>,
  );

  act(() => expectEntry('weight', true));
  expect(screen.getByText('nothing yet')).toBeVisible();
  act(() => expectEntry('share', true));
  expect(screen.getByText('room')).toBeVisible();
  act(() => expectEntry('share', false));
  expect(screen.getByText('nothing yet')).toBeVisible();
});
