'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { createLink, listLinks, revokeLink } from '@/lib/records/photos/client';
import type { PhotoLink } from '@/lib/records/photos/queries';
import type { LinkLifetime } from '@/lib/records/photos/vocabulary';

/** Links to one photo. The server returns a link's URL only once, when it creates the link. */
export function usePhotoLinks(petId: string, photoId: string) {
  const t = useTranslations('photos.sharing');
  const [links, setLinks] = useState<PhotoLink[]>([]);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Idempotency key, renewed after each link, so that a double press creates one.
  const [key, setKey] = useState(newId);
  useEffect(() => {
    let gone = false;
    listLinks(petId, photoId).then(
      (photoLinks) => gone || setLinks(photoLinks),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [petId, photoId]);

  const makeLink = async (lifetime: LinkLifetime) => {
    setBusy(true);
    try {
      const { url: made, ...link } = await createLink(petId, photoId, lifetime, key);
      setUrl(made);
      setLinks((now) => [link, ...now.filter((other) => other.id !== link.id)]);
      setKey(newId());
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void makeLink(lifetime) });
    }
    setBusy(false);
  };

  const endLink = async (link: PhotoLink) => {
    try {
      await revokeLink(petId, photoId, link.id);
      setLinks((now) => now.filter((other) => other.id !== link.id));
      // The new link may be the one that was revoked, so its URL is no longer offered.
      setUrl(null);
      toast({ title: t('ended') });
    } catch {
      toast({ title: t('endFailed'), tone: 'danger', retry: () => void endLink(link) });
    }
  };

  return { links, url, busy, make: makeLink, end: endLink };
}
