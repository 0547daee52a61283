/** Codes of combinations by letters, such as DHPPi, CHPPiL, SHPPiLT and RCPCh, and of the parts of stickers. */
const DOG = /^([dcs]h|da2?)(l?)p(p|pv)?(i2?)?(l(?:epto|multi|[2-7])?)?([rt])?$/;
const CAT = /^(?:rcp|crp|fvrcp|frcp|hcp|cvr|pch)(ch)?(felv)?(r)?$/;

const RCP = ['FPV', 'FHV-1', 'FCV'];

/** The P of DA2Pi is parainfluenza, and that of DHLP is parainfluenza or parvovirus. Both name no parvovirus. */
function readDogCode(code: string): string[] | null {
  const found = DOG.exec(code);
  if (!found) return null;
  const [, start, innerLepto, second, influenza, lepto, rabies] = found;
  const isOpen = innerLepto && start?.startsWith('d');
  return [
    'CDV',
    'CAV-2',
    ...(second || !(influenza || isOpen) ? ['CPV-2'] : []),
    ...(second === 'p' || second === 'pv' || influenza ? ['CPiV'] : []),
    ...(innerLepto || lepto ? ['Leptospira'] : []),
    ...(rabies ? ['Rabies'] : []),
  ];
}

function readCatCode(code: string): string[] | null {
  const found = CAT.exec(code);
  if (!found) return null;
  const [, chlamydia, leukemia, rabies] = found;
  return [
    ...RCP,
    ...(chlamydia ? ['Chlamydia felis'] : []),
    ...(leukemia ? ['FeLV'] : []),
    ...(rabies ? ['Rabies'] : []),
  ];
}

/** Letters that stand for an antigen only after the code of a combination: DHPPi + L, RCP-R. A horse's T is tetanus. */
const partsBySpecies: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries({
    dog: new Map(
      Object.entries({
        l: ['Leptospira'],
        lmulti: ['Leptospira'],
        r: ['Rabies'],
        t: ['Rabies'],
        lt: ['Leptospira', 'Rabies'],
        pi: ['CPiV'],
      }),
    ),
    cat: new Map(Object.entries({ r: ['Rabies'], t: ['Rabies'], ch: ['Chlamydia felis'], c: ['Chlamydia felis'] })),
  }),
);

/** @returns antigens of a combination's code for a dog or a cat, else null */
export function readCode(code: string, species: string): readonly string[] | null {
  if (species === 'dog') return readDogCode(code);
  return species === 'cat' ? readCatCode(code) : null;
}

/** @returns antigens of letters that follow the code of a combination, else null */
export const readCodePart = (letters: string, species: string): readonly string[] | null =>
  partsBySpecies.get(species)?.get(letters) ?? null;
