/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SectionError } from '@/components/loading/section-error';
import { renderInLanguage } from '@/tests/support/render-in-language';

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error('this part is broken');
  return <p>The part</p>;
}

function Page({ instead }: { instead?: null }) {
  const [broken, setBroken] = useState(true);
  return (
    <form>
      <input aria-label="Name" defaultValue="Luna" />
      <SectionError onRetry={() => setBroken(false)} instead={instead}>
        <Part broken={broken} />
      </SectionError>
    </form>
  );
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a failing part of a page', () => {
  test('R2.7 shows an error in place, spares the rest and can be retried', async () => {
    renderInLanguage(<Page />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    expect(log).toHaveBeenCalledWith(new Error('this part is broken'));

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The part')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('R2.7 a dispensable part fails silently', () => {
    renderInLanguage(<Page instead={null} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeVisible();
  });
});
