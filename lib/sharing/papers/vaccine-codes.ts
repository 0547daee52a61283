/** Codes of combinations by letters, such as DHPPi, CHPPiL, SHPPiLT and RCPCh, and of the parts of stickers. */
const DOG = /^(?:[dcs]h|da2?)(l?)p(p|pv)?(i2?)?(l(?:epto|multi|[2-7])?)?([rt])?$/;
const CAT = /^(?:rcp|crp|fvrcp|frcp|hcp|cvr|pch)(ch)?(felv)?(r)?$/;

const DHP = ['CDV', 'CAV-2', 'CPV-2'];
const RCP = ['FPV', 'FHV-1', 'FCV'];

function readDogCode(code: string): string[] | null {
  const found = DOG.exec(code);
  if (!found) return null;
  const [, innerLepto, second, influenza, lepto, rabies] = found;
  return [
    ...DHP,
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

/** Letters that stand for an antigen only after the code of a combination: DHPPi + L, RCP-R. */
const afterCode = new Map<string, readonly string[]>(
  Object.entries({
    l: ['Leptospira'],
    lmulti: ['Leptospira'],
    r: ['Rabies'],
    t: ['Rabies'],
    lt: ['Leptospira', 'Rabies'],
    pi: ['CPiV'],
    ch: ['Chlamydia felis'],
    c: ['Chlamydia felis'],
  }),
);

const SPECIES_OF_PART = new Map<string, string>(Object.entries({ ch: 'cat', c: 'cat', pi: 'dog' }));

/** @returns antigens of a combination's code for a dog or a cat, else null */
export function readCode(code: string, species: string): readonly string[] | null {
  if (species === 'dog') return readDogCode(code);
  return species === 'cat' ? readCatCode(code) : null;
}

/** @returns antigens of letters that follow the code of a combination, else null */
export function readCodePart(letters: string, species: string): readonly string[] | null {
  const required = SPECIES_OF_PART.get(letters);
  return required && required !== species ? null : (afterCode.get(letters) ?? null);
}
