import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FinderForm } from '@/components/sharing/links/finder-form';
import { PinForm } from '@/components/sharing/links/pin-form';
import { SharedNotFound } from '@/components/sharing/links/shared-not-found';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import { SignedCode } from '@/components/sharing/signed-passport/signed-code';
import { answerNotFound } from '@/lib/core/http/answer-status';
import { openDraft } from '@/lib/core/security/sealed-draft';
import { now } from '@/lib/core/time/clock';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { setPageContext } from '@/lib/page-context/request';
import { FINDER_DRAFT, type FinderDraft, finderToken } from '@/lib/sharing/links/finder-token';
import { countOpeningOfRequest, findSharedPetOfRequest } from '@/lib/sharing/links/page';
import { findSharedView } from '@/lib/sharing/links/queries';
import { sharedPageContext } from '@/lib/sharing/links/shared-page-context';
import { messageOutcomes } from '@/lib/sharing/links/vocabulary';

interface SharedPetPageProps {
  params: Promise<{ accessKey: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Reveals nothing about the pet, because messengers and crawlers read this. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sharing.reader');
  return { title: t('metaTitle'), description: t('metaDescription') };
}

export default async function SharedPetPage({ params, searchParams }: SharedPetPageProps) {
  const [{ accessKey }, { message, draft, write }] = await Promise.all([params, searchParams]);
  const share = await findSharedPetOfRequest(accessKey);
  const at = now();
  const action = `/api/shared/${accessKey}`;
  if (share && 'locked' in share) return <PinForm action={`${action}/pin`} />;
  const view = share && (await findSharedView(share, accessKey, at));
  if (!view) {
    answerNotFound();
    return <SharedNotFound />;
  }
  await countOpeningOfRequest(share, accessKey);
  setPageContext(sharedPageContext(view, await getLocale(), at));
  const outcome = messageOutcomes.find((one) => one === message) ?? null;
  const isWriting = view.kind === 'finder' && (write !== undefined || outcome !== null);
  const form = isWriting ? (
    <FinderForm
      petName={view.pet.name}
      action={`${action}/message`}
      token={finderToken(share.shareId, at)}
      outcome={outcome}
      draft={openDraft<FinderDraft>(FINDER_DRAFT, draft)}
    />
  ) : null;
  const lastDay = view.expiresAt && dayIn(instantFromJson(view.expiresAt), view.timeZone);
  const signedCode = <SignedCode base={action} name={view.pet.name} />;
  return <SharedPet view={view} base={action} lastDay={lastDay} form={form} signed={signedCode} />;
}
