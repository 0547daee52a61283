import { NearWords } from '@/lib/sharing/papers/near-words';

const near = new NearWords(new Set(['leptospira', 'leptospire', 'parvovirus', 'rabies']));

test.each([
  ['a replaced letter', 'parvouirus', ['parvovirus']],
  ['a missing letter', 'parvoviru', ['parvovirus']],
  ['an added letter', 'parvovirusx', ['parvovirus']],
  ['two replaced letters', 'parvouiruz', []],
  ['two possible words', 'leptospiro', ['leptospira', 'leptospire']],
  ['a short word', 'rabins', []],
  ['the letters of a shape', 'parvo?irus', ['parvovirus']],
  ['a long word', 'parvovirus'.repeat(10_000), []],
])('R16.1 a word with %s has its neighbors', (_, word, expected) => {
  expect(near.find(word).toSorted()).toEqual(expected);
});
