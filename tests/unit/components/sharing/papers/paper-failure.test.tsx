import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperFailure } from '@/components/sharing/papers/paper-steps';
import { claimPassedFile } from '@/lib/browser/papers/passed-file';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const file = new File(['x'], 'card.pdf', { type: 'application/pdf' });
const actions = { onStart: jest.fn(), onOther: jest.fn(), onStore: jest.fn() };

test.each([
  ['a new file', null, 'nothing', file],
  ['a stored document', 'd1', 'nothing', undefined],
  ['a file of another kind', null, 'wrongType', undefined],
] as const)(
  'R16.18 adding by hand after %s passes on a file otherwise lost',
  async (_, documentId, failure, passedFile) => {
    const paper = { file, documentId, receivedKey: null };
    renderInLanguage(<PaperFailure petId="p1" paper={paper} failure={failure} {...actions} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add by hand' }));
    expect(router.push).toHaveBeenCalledWith('/pets/p1?tab=health&part=vaccinations&new=vaccination');
    expect(claimPassedFile('p1')?.file).toBe(passedFile);
  },
);
