import { existsSync, readFileSync } from 'node:fs';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { petTypes } from '@/lib/records/pets/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';

const drawingOf = (type: string) => {
  const { container } = renderInLanguage(<PetPortrait photoUrl={null} type={type} alt="" />);
  return container.querySelector('.portrait')?.className.replace('portrait', '').trim() ?? '';
};

test('R7.1 each kind of animal has a drawing of its own, except "other"', () => {
  const drawings = petTypes.map(drawingOf);
  expect(new Set(drawings).size).toBe(petTypes.length);
  expect(petTypes.filter((type) => drawingOf(type) === 'paw')).toEqual(['other']);

  const css = readFileSync('components/records/pets/pets.css', 'utf8');
  const missing = drawings.filter(
    (name) =>
      !existsSync(`components/ui/drawings/species/${name}.svg`) || !css.includes(`drawings/species/${name}.svg`),
  );
  expect(missing).toEqual([]);
});
