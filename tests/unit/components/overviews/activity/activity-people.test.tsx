import { screen } from '@testing-library/react';
import { ActivityPeople } from '@/components/overviews/activity/activity-people';
import type { Ring } from '@/lib/page-context/ring';
import { renderInLanguage } from '@/tests/support/render-in-language';

const ring = (id: string, name: string, more: Partial<Ring> = {}): Ring => ({
  ...{ id, name, isReader: false, letters: name[0] ?? '', role: 'carer', colour: 'clay', writes: false },
  ...more,
});

test('R11.12 shows a sitter once, with the mark, beside first names', () => {
  const sitter = { isSitter: true };
  const rings = [
    ring('1', 'Ana Soler'),
    ring('2', 'Leo Paz'),
    ring('3', 'Ana Soler (sitter)', sitter),
    ring('4', 'Ana Soler (sitter)', sitter),
  ];

  renderInLanguage(<ActivityPeople petId="p" rings={rings} person={undefined} />);

  const names = screen.getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
  expect(names).toEqual([undefined, 'Ana Soler', 'Leo', 'Ana Soler (sitter)']);
});
