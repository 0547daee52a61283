import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import type { RouteContext } from '@/lib/core/http/route';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
import { translatorOf } from '@/lib/core/i18n/translate';
import { AppError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { pdfResponse } from '@/lib/records/documents/pdf-response';
import { drawProof } from './draw-proof';
import { proofPaper } from './proof-paper';
import { getStayProof } from './queries';
import { type ProofQuery, readPeriod, readTemplate } from './schema';

/** Rendering a page costs 100 ms of CPU. */
const PER_MINUTE = { name: 'stay-proof', points: 30, duration: 60 };

interface PrintContext extends RouteContext {
  viewer: Viewer;
  access: PetAccess<'view'>;
  query: ProofQuery;
  signed?: { url: string; expiresAt: string } | null;
}

export async function proofCall(context: PrintContext): Promise<Response> {
  const { viewer, access, query, locale, formatLocale, at, signed = null } = context;
  const [template, period] = [readTemplate(query.rules), readPeriod(query)];
  if (!template || !period) throw new AppError('invalid', 'The rules or the days of the stay are not valid');
  await enforceLimits([PER_MINUTE, viewer.userId]);
  const proof = await getStayProof(access, { template, period, at });
  const words = { t: await translatorOf(locale), locale: formatLocale };
  const paper = proofPaper({ proof, template, period, signed }, words);
  return pdfResponse(await drawProof(paper, { sheet: sheetOf(formatLocale), language: locale, at }), paper.title);
}
