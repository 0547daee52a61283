/** Index in the form of each entry that is sent, by kind. */
export interface SentPlaces {
  vaccinations: number[];
  weights: number[];
}

/** Paths of the form for the paths of a refusal, which counts chosen rows only. */
export function toFormFields(fields: Record<string, string>, places: SentPlaces): Record<string, string> {
  const mapped = Object.entries(fields).map(([path, message]) => {
    const [kind = '', place = '', ...rest] = path.split('.');
    if (kind === 'pet' && place !== '') return [`pet.${place}.value`, message];
    if (kind !== 'vaccinations' && kind !== 'weights') return [path, message];
    return [[kind, places[kind][Number(place)] ?? place, ...rest].join('.'), message];
  });
  return Object.fromEntries(mapped);
}
