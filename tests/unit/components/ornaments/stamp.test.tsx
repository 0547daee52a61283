import { render, screen } from '@testing-library/react';
import { Stamp } from '@/components/ornaments/stamp';
import { fitText, type StampShape, titleLines } from '@/components/ornaments/stamp-geometry';

const shapes: StampShape[] = ['circle', 'frame', 'hexagon', 'oval'];
const rabies = {
  title: 'Rabies',
  word: 'valid',
  date: '01/02/2026',
  place: 'Sunny Street Vets',
  name: 'Rabies, valid',
};

test.each(shapes)('a small stamp of shape %s shows only name and status', (shape) => {
  render(<Stamp {...rabies} shape={shape} state="valid" size={100} />);
  const stamp = screen.getByRole('img', { name: 'Rabies, valid' });
  expect(stamp).toHaveTextContent(/^Rabiesvalid$/);
});

test('a large circle or frame shows date and place', () => {
  const { rerender } = render(<Stamp {...rabies} shape="circle" state="due" size={148} />);
  expect(screen.getByRole('img')).toHaveTextContent('Sunny Street Vets01/02/2026Rabiesvalid');
  rerender(<Stamp {...rabies} shape="oval" state="due" size={148} />);
  expect(screen.getByRole('img')).toHaveTextContent(/^01\/02\/2026Rabiesvalid$/);
});

test.each([
  ['small', 104],
  ['with date and place', 128],
])('R7.3 a frame %s keeps its third line of words inside', (_, size) => {
  const word = ['overdue', 'since 02/2024', 'estimated'];
  const { container } = render(<Stamp {...rabies} word={word} shape="frame" state="overdue" size={size} />);
  const heights = [...container.querySelectorAll('text:not(.p)')].map((text) => Number(text.getAttribute('y')));
  // The inner outline of an overdue frame is at 104.
  expect(heights.at(-1)).toBeLessThanOrEqual(98);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('a stamp without a name is hidden from screen readers', () => {
  render(<Stamp {...rabies} name="" shape="frame" state="overdue" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('an overdue stamp has a double outline', () => {
  const { container } = render(<Stamp {...rabies} shape="hexagon" state="overdue" />);
  expect(container.querySelectorAll('.o')).toHaveLength(2);
});

test('long names wrap to two lines and stay inside the stamp', () => {
  expect(titleLines('Moquillo y parvovirosis')).toEqual(['Moquillo y', 'parvovirosis']);
  expect(titleLines('Rabies')).toEqual(['Rabies']);
  const { size, lines } = fitText(['Pneumonoultramicroscopicsilico'], 100, 24, 'title');
  expect(size).toBe(10);
  expect(lines[0]).toMatch(/^Pneumonoultramicr?o?…$/);
});

test('capital letters count as wider than lower-case letters when fitting text', () => {
  const size = (title: string) => fitText([title], 122, 28, 'title').size;
  expect(size('Myxo RHD')).toBeLessThan(size('Myxo rhd'));
});

test('a frame truncates a place that is too wide', () => {
  render(<Stamp {...rabies} place="Clínica Veterinaria Sol" shape="frame" state="overdue" size={128} />);
  expect(screen.getByRole('img')).toHaveTextContent(/^Clínica Vet[a-z]*…/);
  expect(screen.getByRole('img')).not.toHaveTextContent('Clínica Veterinaria Sol');
});
