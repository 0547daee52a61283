const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_STOPS = /[\u3002\u2e3c]|(?<=\p{Script=Latin})\ua4f8/gu;
const DOT_BEFORE_CAPITAL = /(?<=\p{L})\.(?=\p{Lu}\p{L})/gu;
const ADDRESS =
  /@|:\/\/|\b(?:https?|mailto):|\bwww\.|[^\s.]\.\p{M}*\p{L}\p{M}*\p{L}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)|[\p{Ps}\p{Pe}<>]\s*(?:at|dot|arroba|punto)\s*[\p{Ps}\p{Pe}<>]/u;

export const plainText = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.');

export const spaceAbbreviations = (text: string) => text.replace(DOT_BEFORE_CAPITAL, '. ');

export const looksLikeAddress = (line: string) => ADDRESS.test(plainText(line).toLowerCase());

const SITTER_MARK =
  /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>][\s\u2800]*(?:sitter|quien[\s\u2800]*cuida)[\s\u2800]*[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]/u;

export const hasSitterMark = (line: string) => SITTER_MARK.test(plainText(line).toLowerCase());
