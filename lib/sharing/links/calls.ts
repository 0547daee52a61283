import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import { sharedPetOf } from '@/lib/access/route';
import { sharePinCookie } from '@/lib/access/share-pin';
import { unlockShare } from '@/lib/access/unlock-share';
import type { Viewer } from '@/lib/access/viewer';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { hashPassword } from '@/lib/core/auth/password';
import { paths, sharePaths } from '@/lib/core/config/paths';
import { readForm } from '@/lib/core/http/body';
import { claimMailToOthers } from '@/lib/core/http/mails-to-others';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { isLocale } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';
import { qrSvg } from '@/lib/core/media/qr-svg';
import { enforceLimits, unlessRateLimited } from '@/lib/core/security/rate-limit';
import { sealDraft } from '@/lib/core/security/sealed-draft';
import { cleanFinderText, finderRefusal } from './finder-text';
import { FINDER_DRAFT, type FinderDraft, isFinderToken } from './finder-token';
import type { LostState } from './lost';
import { type AuditContext, changeShare, createShare, saveFinderMessage, setLostMode } from './mutations/shares';
import { qrCard } from './qr-svg';
import { getPetName, getShareCard } from './queries';
import type { LostInput, QrQuery, ShareInput, SharePatch } from './schema';
import type { Share } from './share';
import type { MessageOutcome, NewShareKind, PinOutcome } from './vocabulary';
import { finderLimits, LABEL_MAX, pinOutcomeId } from './vocabulary';

/** Per network and pet, and per pet in total. One network alone cannot use up the total. */
const MESSAGES = { name: 'finder-message', points: 5, duration: 3600 };
const MESSAGES_PER_DAY = { name: 'finder-message-day', points: 10, duration: 86_400 };
const MESSAGES_PER_PET = { name: 'finder-pet', points: 60, duration: 86_400 };

const CLINIC_MAILS = { name: 'clinic-mail', points: 10, duration: 86_400 };
const CLINIC_MAILS_TO = { name: 'clinic-mail-to', points: 5, duration: 86_400 };

async function limitClinicMails({ viewer }: ShareContext, address: string | null | undefined): Promise<void> {
  if (!address) return;
  const toAddress = [CLINIC_MAILS_TO, canonicalAddress(address) ?? address] as const;
  await claimMailToOthers(viewer.userId, 'clinicAddress', [CLINIC_MAILS, viewer.userId], toAddress);
}

interface ShareContext extends RouteContext {
  viewer: Viewer;
  access: PetAccess<'share'>;
}

export function auditContextOf({ request, viewer, at }: ShareContext): AuditContext {
  return { viewer, origin: originOf(request), at };
}

export async function createShareCall(
  context: ShareContext & { body: ShareInput },
): Promise<Share & { accessKey: string }> {
  const { pin, ...input } = context.body;
  await limitClinicMails(context, input.clinicAddress);
  const label = input.label ?? (await labelOf(context, input.kind));
  return createShare(
    context.access,
    { ...input, label, pinHash: pin ? await hashPassword(pin) : null },
    auditContextOf(context),
  );
}

async function labelOf({ access, locale }: ShareContext, kind: NewShareKind): Promise<string> {
  const [t, name] = [await translatorOf(locale), await getPetName(access)];
  return t(`sharing.who.${kind}`, { name }).slice(0, LABEL_MAX).trimEnd();
}

export async function changeShareCall(context: ShareContext & { body: SharePatch }): Promise<Share> {
  const { pin, ...patch } = context.body;
  await limitClinicMails(context, patch.clinicAddress);
  const change = { ...patch, ...(pin !== undefined && { pinHash: pin && (await hashPassword(pin)) }) };
  return changeShare(context.access, context.params.shareId ?? '', change, auditContextOf(context));
}

export async function qrCall({
  access,
  params,
  query,
  locale,
  at,
}: ShareContext & { query: QrQuery }): Promise<Response> {
  const { url, petName: name, kind } = await getShareCard(access, params.shareId ?? '', at);
  const t = await translatorOf(locale);
  const card = () =>
    kind === 'finder'
      ? { title: t('sharing.qr.finderTitle', { name }), text: t('sharing.qr.finderText') }
      : { title: t('sharing.qr.cardTitle', { name }), text: t('sharing.qr.cardText') };
  return new Response(query.print ? qrCard(url, card()) : qrSvg(url), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

export async function setLostCall(
  context: ShareContext & { access: PetAccess<'own'> } & { body: LostInput },
): Promise<LostState> {
  const t = await translatorOf(context.locale);
  return setLostMode(context.access, { ...context.body, label: t('sharing.lost.linkLabel') }, auditContextOf(context));
}

/** Redirects, because without scripts a form can only show another page. Keeps the form's language. */
function backToPage(
  page: string,
  query: Record<string, string | null>,
  lng: string | undefined,
  fragment?: string,
): Response {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value);
  if (isLocale(lng)) search.set('lng', lng);
  const Location = `${page}${search.size > 0 ? `?${search}` : ''}${fragment ? `#${fragment}` : ''}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

export async function pinCall({ request, params, at }: RouteContext): Promise<Response> {
  const accessKey = params.accessKey ?? '';
  const { pin = '', lng, page: asking } = await readForm(request);
  const path = asking === 'answer' ? paths.sharedAnswer : paths.shared;
  const page = path(encodeURIComponent(accessKey));
  const unlockedShare = await unlessRateLimited(() =>
    unlockShare({ accessKey, pin, network: requestNetwork(request), at }),
  );
  if (unlockedShare === null || unlockedShare === 'wait') {
    const outcome: PinOutcome = unlockedShare ?? 'wrong';
    return backToPage(page, {}, lng, pinOutcomeId(outcome));
  }
  const response = backToPage(page, {}, lng);
  const { proof } = unlockedShare;
  if (proof) {
    for (const folder of sharePaths(accessKey)) response.headers.append('Set-Cookie', sharePinCookie(proof, folder));
  }
  return response;
}

/** Never reveals the owner. */
export async function finderMessageCall({ request, params, at }: RouteContext): Promise<Response> {
  const accessKey = params.accessKey ?? '';
  const { text = '', contact = '', token = '', lng } = await readForm(request);
  const access = await sharedPetOf(request, accessKey, at);
  const page = paths.shared(encodeURIComponent(accessKey));
  if (access?.kind !== 'finder') {
    await unlessRateLimited(() => countMiss(request, 'share-miss'));
    return backToPage(page, {}, lng);
  }
  // Cuts the text before cleaning. Text that is still too long afterwards is refused with a message.
  const cleanText = (typedText: string) => cleanFinderText(typedText.slice(0, 4 * finderLimits.text));
  const message = { text: cleanText(text), contact: cleanText(contact).replace(/\n+/g, ' ') };
  const outcome = await deliver(access, { ...message, token, network: requestNetwork(request) }, at);
  return backToPage(
    page,
    { message: outcome, draft: outcome === 'sent' ? null : sealDraft(FINDER_DRAFT, message satisfies FinderDraft) },
    lng,
  );
}

async function deliver(
  access: SharedPetAccess,
  { text, contact, token, network }: { text: string; contact: string; token: string; network: string },
  at: Date,
): Promise<MessageOutcome> {
  if (!isFinderToken(token, access.shareId, at)) return 'stale';
  const refusal = finderRefusal(text, contact);
  if (refusal) return refusal;
  return unlessRateLimited(async () => {
    const pair = `${access.petId} ${network}`;
    await enforceLimits([MESSAGES, pair], [MESSAGES_PER_DAY, pair], [MESSAGES_PER_PET, access.petId]);
    await saveFinderMessage(access, { text, contact: contact || null }, at);
    return 'sent' as const;
  });
}
