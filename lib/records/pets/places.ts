/** ISO 3166-2. Only Spain's regions, because we only know their rabies laws. */
const regions = new Map<string, string>(
  Object.entries({
    'ES-AN': 'Andalucía',
    'ES-AR': 'Aragón',
    'ES-AS': 'Asturias',
    'ES-CN': 'Canarias',
    'ES-CB': 'Cantabria',
    'ES-CL': 'Castilla y León',
    'ES-CM': 'Castilla-La Mancha',
    'ES-CT': 'Cataluña',
    'ES-CE': 'Ceuta',
    'ES-EX': 'Extremadura',
    'ES-GA': 'Galicia',
    'ES-IB': 'Illes Balears',
    'ES-RI': 'La Rioja',
    'ES-MD': 'Madrid',
    'ES-ML': 'Melilla',
    'ES-MC': 'Murcia',
    'ES-NC': 'Navarra',
    'ES-PV': 'País Vasco',
    'ES-VC': 'Comunitat Valenciana',
  }),
);

export function isRegionOf(country: string, region: string): boolean {
  return region.startsWith(`${country}-`);
}

export function regionsOf(country: string): { value: string; label: string }[] {
  const own = [...regions].filter(([code]) => isRegionOf(country, code));
  return own.map(([value, label]) => ({ value, label }));
}

export function regionName(region: string): string | null {
  return regions.get(region) ?? null;
}
