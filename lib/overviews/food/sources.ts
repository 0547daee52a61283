import data from './data/energy.json';
import type { SourceId } from './vocabulary';

export interface FoodSource {
  name: string;
  url: string | null;
  seen: 'read' | 'quoted' | 'recalled';
}

const seen = ['read', 'quoted', 'recalled'] as const;

/** Source of a formula or factor, and if we read it, read it quoted elsewhere, or recalled it. */
export function foodSource(id: SourceId): FoodSource {
  const source = data.sources[id];
  return { ...source, seen: seen.find((one) => one === source.seen) ?? 'recalled' };
}
