const wordsOf = (list: string) => new Set(list.split(' '));

const TITLES = wordsOf(
  'dr dra dres dras mr mrs ms st sta sto sr sra sres srta prof lic ntra ntro mtro mtra hnos hosp clin clín gral univ',
);
const PARTICLES = wordsOf('de del della der den di da do dos du la las le lo los van von y zu');
/** Never a name after a title. */
const ENDINGS = wordsOf(
  'app ar biz com dev edu es eu fr gov info io mx net online org pt ru shop site store uk us xyz',
);
/** May be a name after a title, as in "Dr.Vet". */
const WORD_ENDINGS = wordsOf(
  'ai am at be blog care cat cc cfd ch click clinic club co de dog dogs fm fun fyi gg health help horse host icu ie it ' +
    'kim lat life link live lol ltd ly me mom mov nl one page pet pets pro run sbs sh so space support team tech to ' +
    'today top tv vet vip website wiki win work world ws you zip zone',
);

const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_STOPS = /[\u3002\u2e3c]|(?<=\p{Script=Latin})\ua4f8/gu;
const SHORT_WORD = /(?<![^\s.,;:&+/("'«“‘])(\p{L}{1,4})\.(?=(\p{L}[\p{L}\p{M}\p{N}'’-]*)(\s\p{L})?)/gu;
const FOREIGN = /(?!\p{Script=Latin})\p{L}/u;
const ADDRESS =
  /@|:\/\/|\b(?:https?|mailto):|\bwww\.|[^\s.]\.\p{M}*\p{L}\p{M}*\p{L}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)|[\p{Ps}\p{Pe}<>]\s*(?:at|dot|arroba|punto)\s*[\p{Ps}\p{Pe}<>]/u;

/** Compatibility forms, without what nobody sees. */
export const plainText = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.');

function isAbbreviation(short: string, next: string, goesOn: boolean): boolean {
  const isTitle = TITLES.has(short.toLowerCase());
  const isInitial = /^\p{Lu}$/u.test(short);
  const ending = next.toLowerCase();
  if (FOREIGN.test(short + next) || ENDINGS.has(ending)) return false;
  if (goesOn && PARTICLES.has(next)) return isTitle || isInitial;
  if (isTitle) return /^\p{Lu}/u.test(next);
  if (short.length > 3 || WORD_ENDINGS.has(ending)) return false;
  if (isInitial) return /^\p{Lu}(?:\p{Ll}|\p{Lu}\p{Lu})/u.test(next);
  return /^\p{Lu}/u.test(short) && /^\p{Lu}\p{Ll}{2}/u.test(next);
}

/** "Dr.Paw" becomes "Dr Paw", and "S.A.de C.V." becomes "S.A de C.V.". */
export function spaceAbbreviations(text: string): string {
  return text.replace(SHORT_WORD, (found: string, short: string, next: string, more: string | undefined) =>
    isAbbreviation(short, next, more !== undefined) ? `${short} ` : found,
  );
}

/** @returns whether a mail program may make a link of a part of this line, or a reader take it for an address */
export function looksLikeAddress(line: string): boolean {
  return ADDRESS.test(spaceAbbreviations(plainText(line)).toLowerCase());
}

const SITTER_MARK =
  /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>][\s\u2800]*(?:sitter|quien[\s\u2800]*cuida)[\s\u2800]*[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]/u;

/** Marks of sitters, in every language (`stays.sitterName`): no name carries one by itself. */
export const hasSitterMark = (line: string) => SITTER_MARK.test(plainText(line).toLowerCase());
