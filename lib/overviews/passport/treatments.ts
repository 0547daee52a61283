import { fold } from '@/lib/core/text/fold';

// Which medication is one against parasites: the EU passport has pages of its own for those. Substances as their labels name
// them, the products that are asked for most in Europe and North America, and words that owners use. Ours, as a sorting aid.

/** Praziquantel and epsiprantel work against Echinococcus (identification.json, section VII). */
const TAPEWORM =
  'praziquantel epsiprantel anthelmin broadline cazitel cestal dolpac droncit drontal milbemax milpro milquantel prazitel profender zipyran echinococcus equinococo tapeworm tapeworms tenia tenias';

const PARASITES =
  'afoxolaner bravecto advantage advantix advocate comfortis credelio deltamethrin deltametrina effipro effitix emodepside eprinomectin ' +
  'esafoxolaner febantel fenbendazole fenbendazol fipronil flumethrin fluralaner frontline heartgard imidacloprid indoxacarb interceptor ' +
  'ivermectin ivermectina lotilaner milbemycin milbemicina moxidectin moxidectina nexgard nitenpyram panacur permethrin permetrina ' +
  'prevendog pyrantel pirantel revolution sarolaner scalibor selamectin selamectina seresto simparica spinosad stronghold toltrazuril vectra ' +
  'deworming dewormer wormer worming worms flea fleas tick ticks mites parasite parasites ' +
  'desparasitacion desparasitante desparasitar antiparasitario gusanos lombrices pulga pulgas garrapata garrapatas acaros parasitos';

const tapeworm = new Set(TAPEWORM.split(' '));
const parasites = new Set(PARASITES.split(' '));

export type TreatmentKind = 'echinococcus' | 'parasites';

/** Against which parasites a medication is given, by its name and its reason; null for every other one. */
export function treatmentKind({ name, reason }: { name: string; reason: string | null }): TreatmentKind | null {
  const words = fold(`${name} ${reason ?? ''}`).split(' ');
  if (words.some((word) => tapeworm.has(word))) return 'echinococcus';
  return words.some((word) => parasites.has(word)) ? 'parasites' : null;
}
