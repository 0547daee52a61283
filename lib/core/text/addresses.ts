const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_STOPS = /[\u3002\u2e3c]|(?<=\p{Script=Latin})\ua4f8/gu;
const DOT_BEFORE_CAPITAL = /(?<=\p{L})\.(?=\p{Lu}\p{L})/gu;
const ADDRESS =
  /@|:\/\/|\b(?:https?|mailto):|\bwww\.|[^\s.]\.\p{M}*\p{L}\p{M}*\p{L}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)|[\p{Ps}\p{Pe}<>]\s*(?:at|dot|arroba|punto)\s*[\p{Ps}\p{Pe}<>]/u;

/** Normalizes compatibility forms and removes invisible characters. */
export const plainText = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.');

/** "Dr.Paw" becomes "Dr. Paw", which mail programs do not take for an address. */
export const spaceAbbreviations = (text: string) => text.replace(DOT_BEFORE_CAPITAL, '. ');

/** @returns true if a mail program could make a link of a part of this line, or a reader take it for an address */
export const looksLikeAddress = (line: string) => ADDRESS.test(plainText(line).toLowerCase());

const SITTER_MARK =
  /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>][\s\u2800]*(?:sitter|quien[\s\u2800]*cuida)[\s\u2800]*[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]/u;

/** Tells whether a line contains the mark of sitters in any language (`stays.sitterName`). Names may not contain it. */
export const hasSitterMark = (line: string) => SITTER_MARK.test(plainText(line).toLowerCase());
