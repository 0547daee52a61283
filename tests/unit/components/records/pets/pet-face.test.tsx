import { render, screen } from '@testing-library/react';
import { PetFace } from '@/components/records/pets/pet-face';

const luna = { type: 'dog', photoUrl: '/api/pets/p1/photo?v=1', cover: 'clay' } as const;
const rings = (container: HTMLElement) => [...container.querySelectorAll('circle')];

test('R1.10 a portrait shows the small photo in the cover’s color', () => {
  const { container } = render(<PetFace pet={luna} size={60} alt="Luna" />);

  expect(screen.getByRole('img', { name: 'Luna' })).toHaveAttribute('src', '/api/pets/p1/photo?v=1&size=small');
  expect(container.firstChild).toHaveClass('face', 'face-60', 'cover-clay');
});

test('R1.10 a portrait’s ring has one segment per task', () => {
  const { container } = render(<PetFace pet={luna} size={80} ring={{ done: 2, of: 6 }} />);

  expect(rings(container)).toHaveLength(2);
  for (const ring of rings(container)) expect(ring).toHaveAttribute('pathLength', '600');
  expect(container.querySelector('.face-ring-done')).toHaveStyle({ '--drawn': '33%' });
});

test.each([
  [1, 1],
  [0, 0],
  [30, 100],
])('R1.10 a ring with %d of %d tasks done has no gaps', (doneCount, of) => {
  const { container } = render(<PetFace pet={luna} size={80} ring={{ done: doneCount, of }} />);
  for (const ring of rings(container)) expect(ring).not.toHaveAttribute('stroke-dasharray');
});

test('a portrait shows its badge, and a full ring when selected', () => {
  const { container } = render(
    <PetFace pet={luna} size={60} ring="whole">
      <b>2</b>
    </PetFace>,
  );

  expect(screen.getByText('2').parentElement).toHaveClass('face-badge');
  expect(container.firstChild).toHaveAttribute('data-chosen');
});
