type Granularity = 'grapheme' | 'word';

const segmenters = new Map<Granularity, Intl.Segmenter>();

/** Cached, because creating a segmenter loads dictionaries. */
function segmenter(granularity: Granularity): Intl.Segmenter {
  const cachedSegmenter = segmenters.get(granularity);
  if (cachedSegmenter) return cachedSegmenter;
  const newSegmenter = new Intl.Segmenter('en', { granularity });
  segmenters.set(granularity, newSegmenter);
  return newSegmenter;
}

export function graphemesOf(text: string): { index: number; segment: string }[] {
  return [...segmenter('grapheme').segment(text)];
}

export function wordStarts(text: string): number[] {
  return [...segmenter('word').segment(text)].map(({ index }) => index);
}
