import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FacilityForm } from '@/components/sharing/stay-proof/facility-form';
import { FacilityRules } from '@/components/sharing/stay-proof/facility-rules';
import { findViewerOfRequest } from '@/lib/access/page';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { now } from '@/lib/core/time/clock';
import { dayIn } from '@/lib/core/time/dates';
import { listPetNames } from '@/lib/records/pets/queries';
import { readTemplate, templateOf } from '@/lib/sharing/stay-proof/schema';

interface StayProofsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('stayProof'))('meta') };
}

export default async function StayProofs({ searchParams }: StayProofsProps) {
  const query = await searchParams;
  const viewer = await findViewerOfRequest();
  const locale = (await getLocale()) as FormatLocale;
  const today = dayIn(now(), viewer?.timeZone ?? 'UTC');
  const templateResult = templateOf(query, today);
  const token = templateResult.token ?? (typeof query.rules === 'string' ? query.rules : null);
  const template = readTemplate(token);
  const t = await getTranslations('stayProof');
  if (template && token) {
    const pets = viewer && (await listPetNames(viewer, now()));
    const url = `${env().APP_URL}${paths.stayProofs}?${new URLSearchParams({ rules: token })}`;
    return (
      <div className="mx-auto max-w-xl px-4 py-10">
        <FacilityRules template={template} token={token} locale={locale} pets={pets} today={today} url={url} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <h1 className="text-3xl sm:text-4xl">{t('form.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{token === null ? t('form.intro') : t('wrongRules')}</p>
      <FacilityForm isWrong={templateResult.isWrong} locale={languageOf(locale)} />
    </div>
  );
}
