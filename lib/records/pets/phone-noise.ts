const CERTAIN = '\u0000';
export const DOUBTFUL = '\u0001';

const CLOCK =
  /(?<![\d.])(?:(?:[01]?\d|2[0-4]) ?- ?)?(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?: ?- ?(?:[01]?\d|2[0-4])(?![\d:.h]))?(?!\d)/giu;
const ROUND_THE_CLOCK = /(?<!\d)(?:24 ?[/x] ?(?:7|365)|7 ?\/ ?24)(?!\d)/giu;
const HOURS = /(?<!\d)(?:[01]?\d|2[0-4]) ?h(?:rs?|oras?|ours?|s)?\.?(?:[0-5]\d(?!\d))?(?![\p{L}\d])/giu;
const HALF_DAY = /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)? ?[ap]\.?m(?!\p{L})/giu;
const MICROCHIP = /(?<![\d+])\d{15}(?!\d)/gu;
const LISTED = /(?<![\d.+(/-])(?<!\d )[1-9]\d?\)(?= ?\+?\(?\d)|(?<= )[2-9]\)(?= ?\+?\(?\d)/gu;
const LISTED_IN_BRACKETS =
  /(?<![\d+] ?)\([1-9]\)(?= ?(?:\+|(?:\d[ .-]?){9}))|(?<=(?:\d[ .-]?){7} ?)\([1-9]\)(?= ?\+?(?:\d[ .-]?){7})/gu;

const ADDRESS =
  /https?:\/\/\S+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}\/\S+|[^\s@,;/|()]{1,64}@[^\s@,;/|()]{1,255}/giu;
const COORDINATES =
  /(?<![\d.])(?:[1-8]?\d|90)\.\d{4,12}°? ?[NS]?[,; ]{1,3}[-+]?(?:1[0-7]\d|180|\d?\d)\.\d{4,12}(?!\d)/giu;
const DATES =
  /(?<![\d./-])\d\d?([./])\d\d?\1(?:\d\d){1,2} ?- ?\d\d?\1\d\d?\1(?:\d\d){1,2}(?![./-]?\d)|(?<![\d./-])\d{4}-\d\d-\d\d ?[/-] ?\d{4}-\d\d-\d\d(?!\d)/gu;

const certain = [
  ADDRESS,
  COORDINATES,
  DATES,
  ROUND_THE_CLOCK,
  CLOCK,
  HOURS,
  HALF_DAY,
  MICROCHIP,
  LISTED,
  LISTED_IN_BRACKETS,
];

const POINTED_HOURS =
  /(?<![\d.])(?:[01]?\d|2[0-4])[.h][0-5]\d ?(?:-|a|to|hasta) ?(?:[01]?\d|2[0-4])[.h][0-5]\d(?![\d.])/giu;
const BARE_HOURS =
  /(?<![\d./+-])(?:1\d|2[0-4]|[1-9])(?: ?- ?| (?:a|to|till|until|hasta) )(?:1\d|2[0-4]|[1-9])(?!\d|[./-]\d)/giu;
const DATE =
  /(?<!\d[./-]?)(?:(?:19|20)\d\d([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d\d|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/\d\d)(?![./-]?\d)/gu;
const LISTED_BY_POINT = /(?<![\d.+(/-])(?<!\d )[1-9]\d?\.?[.-](?= \+?\(?\d)|(?<=\d )[2-9]\.(?= \+?\(?\d)/gu;
const HOUSE =
  /(?<=(?<!\p{L})(?:c[/.]|calle|avda?|avenida|plaza|pza|paseo|camino|carretera|ctra|ronda|r[úu]a)(?!\p{L})[^\d\n;]{0,40})(?:\d{1,2}(?=[ ,])|\d{3,4}(?=[ ,-]{1,3}(?:\d[ .-]?){9}))/giu;
const ROOM =
  /(?<=(?<!\p{L})(?:piso|apto?|unit|floor|planta|puerta|portal|bloque|flat|suite|door)[.:]? ?)\d{1,2}(?=[ ,])/giu;
const SUITE = /(?<=(?<!\p{L})(?:suite|ste|unit|apto?|flat)[.:]? ?#?)\d{3,4}(?=[ ,])/giu;
const HOUR_AFTER_WORD =
  /(?<=(?<!\p{L})(?:after|before|from|until|till|since|desde|hasta|las) )(?:1\d|2[0-4]|[1-9])(?= )/giu;
const YEARS = /(?<![\d./-])(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d(?![./-]?\d)/gu;
const POSTCODE = /(?<=(?<![\p{L}\d])(?:[A-Z]{2},? |[Zz][Ii][Pp]:? ))\d{5}-\d{4}(?![\d-])/gu;

const doubtful = [
  POINTED_HOURS,
  BARE_HOURS,
  HOUR_AFTER_WORD,
  DATE,
  YEARS,
  LISTED_BY_POINT,
  HOUSE,
  ROOM,
  SUITE,
  POSTCODE,
];

const mask = (text: string, patterns: readonly RegExp[], mark: string) =>
  patterns.reduce((maskedText, pattern) => maskedText.replace(pattern, (noise) => mark.repeat(noise.length)), text);

export function maskNoise(text: string): string {
  return mask(mask(text, certain, CERTAIN), doubtful, DOUBTFUL);
}
