import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SharedPhoto } from '@/components/records/photos/shared-photo';
import { SharedNotFound } from '@/components/sharing/links/shared-not-found';
import { findSharedPhotoOfRequest } from '@/lib/access/page';
import { answerNotFound } from '@/lib/core/http/answer-status';
import { getSharedPhoto } from '@/lib/records/photos/queries';

/** Reveals nothing about the photo, because messengers and crawlers read this. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photos.reader');
  return { title: t('metaTitle'), description: t('metaDescription') };
}

export default async function SharedPhotoPage({ params }: { params: Promise<{ linkKey: string }> }) {
  const { linkKey } = await params;
  const access = await findSharedPhotoOfRequest(linkKey);
  if (!access) {
    answerNotFound();
    return <SharedNotFound />;
  }
  return <SharedPhoto photo={await getSharedPhoto(access, `/api/shared/photo/${linkKey}/file`)} />;
}
