import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { PinForm } from '@/components/sharing/links/pin-form';
import { SharedNotFound } from '@/components/sharing/links/shared-not-found';
import { AnswerView } from '@/components/sharing/proposals/answer-view';
import { vetAnswerCookieName } from '@/lib/access/vet-answer-cookie';
import { paths } from '@/lib/core/config/paths';
import { answerNotFound } from '@/lib/core/http/answer-status';
import { openDraft } from '@/lib/core/security/sealed-draft';
import { isSecret } from '@/lib/core/security/secrets';
import { now } from '@/lib/core/time/clock';
import { pageContextAt } from '@/lib/page-context/page-context';
import { setPageContext } from '@/lib/page-context/request';
import { countOpeningOfRequest, findSharedPetOfRequest } from '@/lib/sharing/links/page';
import { findAnswerPage } from '@/lib/sharing/proposals/queries/answer-page';
import { ANSWER_DRAFT, answerOutcomes } from '@/lib/sharing/proposals/vocabulary';

interface AnswerPageProps {
  params: Promise<{ accessKey: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Reveals nothing about the pet, because messengers and crawlers read this. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('vetAnswer');
  return { title: t('metaTitle'), description: t('metaDescription') };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

export default async function VetAnswerPage({ params, searchParams }: AnswerPageProps) {
  const [{ accessKey }, query] = await Promise.all([params, searchParams]);
  const share = await findSharedPetOfRequest(accessKey);
  const action = `/api/shared/${accessKey}`;
  if (share && 'locked' in share) return <PinForm action={`${action}/pin`} page="answer" />;
  const at = now();
  const secret = (await cookies()).get(vetAnswerCookieName())?.value;
  const page = share && share.kind === 'vet' && (await findAnswerPage(share, isSecret(secret) ? secret : null, at));
  if (!page) {
    answerNotFound();
    return <SharedNotFound />;
  }
  await countOpeningOfRequest(share, accessKey);
  const { weightUnit, temperatureUnit } = page;
  const locale = await getLocale();
  setPageContext(
    pageContextAt({ weightUnit, temperatureUnit, locale, timeZone: share.timeZone, isTimeZoneKnown: true }, at),
  );
  const draft = openDraft<Record<string, string>>(ANSWER_DRAFT, query.draft);
  const open = { correcting: asText(query.correct), adding: asText(query.add), isSending: query.send !== undefined };
  const place = { page, action, draft, ...open };
  const outcome = answerOutcomes.find((one) => one === query.said) ?? null;
  return <AnswerView place={place} outcome={outcome} back={paths.shared(accessKey)} />;
}
