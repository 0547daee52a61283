import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SharedNotFound } from '@/components/sharing/links/shared-not-found';
import { StayCodes } from '@/components/sharing/signed-passport/signed-code';
import { SitterBody } from '@/components/sharing/stays/sitter-body';
import { StayClosed } from '@/components/sharing/stays/stay-closed';
import { StayCover } from '@/components/sharing/stays/stay-cover';
import { findStayOfRequest } from '@/lib/access/page';
import { requestedDay } from '@/lib/access/stay-access';
import { sitterDays } from '@/lib/access/stay-days';
import { answerNotFound } from '@/lib/core/http/answer-status';
import { now } from '@/lib/core/time/clock';
import { pageContextAt } from '@/lib/page-context/page-context';
import { setPageContext } from '@/lib/page-context/request';
import { readFormOutcome } from '@/lib/sharing/stays/form-outcome';
import { findStayDay } from '@/lib/sharing/stays/queries/stays';

interface StayPageProps {
  params: Promise<{ accessKey: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Reveals nothing about the pets, because messengers and crawlers read this. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays.reader');
  return { title: t('metaTitle'), description: t('metaDescription') };
}

export default async function StayPage({ params, searchParams }: StayPageProps) {
  const [{ accessKey }, query] = await Promise.all([params, searchParams]);
  const at = now();
  const stay = await findStayOfRequest(accessKey);
  if (stay && 'closed' in stay) {
    if (!stay.upcoming) answerNotFound();
    return <StayClosed {...stay} />;
  }
  const view = stay && (await findStayDay(stay, requestedDay(stay, query.day, at), at));
  if (!view) {
    answerNotFound();
    return stay ? <StayClosed closed="stopped" upcoming={null} /> : <SharedNotFound />;
  }
  const settings = { weightUnit: 'kg', temperatureUnit: 'c', timeZone: stay.timeZone, isTimeZoneKnown: true } as const;
  setPageContext(pageContextAt({ ...settings, locale: await getLocale() }, at));
  const formOutcome = readFormOutcome(query);
  const owner = (await getTranslations('stays.reader'))('owner');
  const names = { ownerName: stay.ownerName || owner, ownerFirstName: stay.ownerFirstName || owner };
  const sitting = { ...stay, ...names, days: sitterDays(stay, at) };
  const page = { stay: sitting, view, formOutcome, action: `/api/shared/${accessKey}` };
  const codes = <StayCodes base={page.action} pets={stay.pets} />;
  return (
    <>
      <StayCover stay={sitting} view={view} base={page.action} />
      <SitterBody isRenaming={query.name !== undefined} codes={codes} {...page} />
    </>
  );
}
