import { searchBreeds } from '@/lib/records/pets/breeds';
import data from '@/lib/records/pets/data/breeds.json';
import { petTypes } from '@/lib/records/pets/vocabulary';

const names = (...query: Parameters<typeof searchBreeds>) => searchBreeds(...query).map(({ name }) => name);

describe('R7.2 breeds suggested by type', () => {
  test('each breed has a known species, and the license is CC BY', () => {
    expect(data.breeds.filter(({ species }) => !(petTypes as readonly string[]).includes(species))).toEqual([]);
    expect(data.licence).toContain('CC BY 4.0');
  });

  test('ranks prefix matches before word matches and substring matches', () => {
    const breedNames = names('dog', 'spitz', 'es', 50);
    const last = breedNames.findLastIndex((name) => name.startsWith('Spitz'));
    expect(breedNames.slice(0, last + 1).every((name) => name.startsWith('Spitz'))).toBe(true);
    expect(breedNames.length).toBeGreaterThan(last + 1);
    expect(names('dog', 'golden', 'en')[0]).toBe('Golden Retriever');
    expect(names('dog', 'retr gold', 'en')).toEqual(['Golden Retriever']);
  });

  test('accents and case do not matter', () => {
    expect(names('dog', 'PASTOR ALEMAN', 'es')[0]).toBe('Pastor alemán');
    expect(names('dog', 'akbaş çoban', 'en')).toEqual(['Akbash']);
  });

  test('searches both languages, and the label names the match', () => {
    expect(searchBreeds('rabbit', 'cabeza de leon', 'en')).toEqual([
      { id: 'rabbit-lionhead', name: 'Lionhead', matched: 'Cabeza de león (toy)' },
    ]);
    expect(searchBreeds('dog', 'monkey', 'es')).toEqual([
      { id: 'dog-affenpinscher', name: 'Affenpinscher', matched: 'Monkey Dog' },
    ]);
  });

  test('lists only breeds of the species, within the limit', () => {
    expect(names('cat', 'beagle', 'en')).toEqual([]);
    expect(names('other', '', 'en')).toEqual([]);
    expect(names('cat', '', 'en')).toHaveLength(8);
    expect(names('cat', '', 'en', 3)).toEqual(['Abyssinian', 'American Bobtail', 'American Curl']);
  });
});
