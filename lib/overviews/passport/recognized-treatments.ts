import { fold } from '@/lib/core/text/fold';

// The EU passport has pages for treatments against parasites. Substances as labels name them, the most common products
// in Europe and North America, and owners' words. Our own list, as a sorting aid.

/** Praziquantel and epsiprantel act against Echinococcus (identification.json, section VII). */
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

export type RecognizedKind = 'echinococcus' | 'parasites';

export function recognizedKind({ name, reason }: { name: string; reason: string | null }): RecognizedKind | null {
  const words = fold(`${name} ${reason ?? ''}`).split(' ');
  if (words.some((word) => tapeworm.has(word))) return 'echinococcus';
  return words.some((word) => parasites.has(word)) ? 'parasites' : null;
}
