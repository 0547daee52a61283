import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
import { translatorOf } from '@/lib/core/i18n/translate';
import { photoForPaper } from '@/lib/core/media/photos';
import { notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { dayIn } from '@/lib/core/time/dates';
import { pdfResponse } from '@/lib/records/documents/pdf-response';
import { drawPassport } from './draw-passport';
import { drawPoster } from './draw-poster';
import { partsOfShare, passportOf, type SignedCode } from './passport';
import { posterOf } from './poster';
import { getPassportRecord, getPosterRecord } from './queries';
import type { PassportPart } from './record';
import type { PassportQuery } from './schema';

/** Rendering a page costs 100 ms of CPU. */
const PER_MINUTE = { name: 'paper', points: 30, duration: 60 };
const PER_READER = { name: 'paper-reader', points: 10, duration: 60 };

/** Longest edge in pixels: a small photo, and half a poster. */
const EDGES = { passport: 480, poster: 1280 } as const;

interface Reader {
  access: PetAccess<'view'>;
  timeZone: string | null;
  /** Null for members, who see all parts. */
  parts: PassportPart[] | null;
  signed: SignedCode | null;
}

async function passportFile(
  { query, locale, formatLocale, at }: RouteContext & { query: PassportQuery },
  reader: Reader,
) {
  const { access, timeZone, parts, signed } = reader;
  const shareId = parts ? undefined : query.share;
  const record = await getPassportRecord(access, { shareId, withOwner: parts === null, at });
  const words = { t: await translatorOf(locale), locale: formatLocale, today: dayIn(at, timeZone ?? record.timeZone) };
  const passport = passportOf(record, words, parts ? { parts, signed } : { signed });
  const photo = await photoForPaper(record.pet.photoKey, EDGES.passport);
  // Readers share cached renderings by URL, so these must not depend on the reader's format.
  const sheet = parts ? 'a4' : sheetOf(formatLocale);
  const bytes = await drawPassport(passport, { size: query.size, sheet, language: locale, photo, at });
  return pdfResponse(bytes, passport.title);
}

export async function passportCall(
  context: RouteContext & {
    viewer: Viewer;
    access: PetAccess<'view'>;
    query: PassportQuery;
    signed?: SignedCode | null;
  },
): Promise<Response> {
  const { viewer, access, signed = null } = context;
  await enforceLimits([PER_MINUTE, viewer.userId]);
  return passportFile(context, { access, timeZone: viewer.timeZone, parts: null, signed });
}

/** @throws AppError not_found for links of other kinds than vet */
export async function sharedPassportCall(
  context: RouteContext & { access: SharedPetAccess; query: PassportQuery; signed?: SignedCode | null },
): Promise<Response> {
  const { access, signed = null } = context;
  if (access.kind !== 'vet') throw notFoundError();
  await enforceLimits(
    [PER_READER, `${access.shareId} ${requestNetwork(context.request)}`],
    [PER_MINUTE, access.shareId],
  );
  return passportFile(context, { access, timeZone: null, parts: partsOfShare(access.sections), signed });
}

export async function posterCall({
  access,
  viewer,
  locale,
  formatLocale,
  at,
}: RouteContext & { viewer: Viewer; access: PetAccess<'own'> }): Promise<Response> {
  await enforceLimits([PER_MINUTE, viewer.userId]);
  const record = await getPosterRecord(access, at);
  const timeZone = viewer.timeZone;
  const words = { t: await translatorOf(locale), locale: formatLocale, today: dayIn(at, timeZone) };
  const poster = posterOf(record, words, timeZone);
  const photo = await photoForPaper(record.photoKey, EDGES.poster);
  const sheet = sheetOf(formatLocale);
  return pdfResponse(
    await drawPoster(poster, { sheet, language: locale, photo, at, foot: PRODUCT_NAME }),
    poster.title,
  );
}
