/** Form index of each submitted entry, by kind. */
export interface SentPlaces {
  vaccinations: number[];
  weights: number[];
}

/** Maps error paths of the server, which count selected rows only, to paths of the form. */
export function toFormFields(fields: Record<string, string>, places: SentPlaces): Record<string, string> {
  const mapped = Object.entries(fields).map(([path, message]) => {
    const [kind = '', place = '', ...rest] = path.split('.');
    if (kind === 'pet' && place !== '') return [`pet.${place}.value`, message];
    if (kind !== 'vaccinations' && kind !== 'weights') return [path, message];
    return [[kind, places[kind][Number(place)] ?? place, ...rest].join('.'), message];
  });
  return Object.fromEntries(mapped);
}
