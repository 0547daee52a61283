type Granularity = 'grapheme' | 'word';

const segmenters = new Map<Granularity, Intl.Segmenter>();

/** One of each is kept: making one reads its dictionaries. */
function segmenter(granularity: Granularity): Intl.Segmenter {
  const known = segmenters.get(granularity);
  if (known) return known;
  const made = new Intl.Segmenter('en', { granularity });
  segmenters.set(granularity, made);
  return made;
}

/** The characters of a text as its reader sees them: a letter with its marks, an emoji with all of its parts. */
export function graphemesOf(text: string): { index: number; segment: string }[] {
  return [...segmenter('grapheme').segment(text)];
}

/** Where words begin, by dictionary in scripts that write no spaces. */
export function wordStarts(text: string): number[] {
  return [...segmenter('word').segment(text)].map(({ index }) => index);
}
