'use client';

import { Copy, Link2 } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { toast } from '@/lib/browser/page/toast';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { createLink, listLinks, revokeLink } from '@/lib/records/photos/client';
import type { PhotoLink } from '@/lib/records/photos/queries';
import { type LinkLifetime, lifetimeNames } from '@/lib/records/photos/vocabulary';

interface PhotoLinksProps {
  petId: string;
  photoId: string;
  timeZone: string;
}

/** A new link's address is shown only once; open links can be revoked. */
export function PhotoLinks({ petId, photoId, timeZone }: PhotoLinksProps) {
  const t = useTranslations('photos.sharing');
  const locale = useLocale();
  const id = useId();
  const [links, setLinks] = useState<PhotoLink[]>([]);
  const [url, setUrl] = useState<string | null>(null);
  const [lifetime, setLifetime] = useState<LinkLifetime>('week');
  const [busy, setBusy] = useState(false);
  // Idempotency key, renewed after each link: two presses create one.
  const [key, setKey] = useState(newId);
  useEffect(() => {
    let gone = false;
    listLinks(petId, photoId).then(
      (found) => gone || setLinks(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [petId, photoId]);

  const make = async () => {
    setBusy(true);
    try {
      const { url: made, ...link } = await createLink(petId, photoId, lifetime, key);
      setUrl(made);
      setLinks((now) => [link, ...now.filter((other) => other.id !== link.id)]);
      setKey(newId());
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void make() });
    }
    setBusy(false);
  };

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
    }
  };

  const end = async (link: PhotoLink) => {
    try {
      await revokeLink(petId, photoId, link.id);
      setLinks((now) => now.filter((other) => other.id !== link.id));
      // Which link it was is unknown: don't offer an address that may be revoked.
      setUrl(null);
      toast({ title: t('ended') });
    } catch {
      toast({ title: t('endFailed'), tone: 'danger', retry: () => void end(link) });
    }
  };

  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('text')}</p>
      <div>
        <Label htmlFor={`${id}-life`}>{t('lifetime')}</Label>
        <Select
          id={`${id}-life`}
          className="mt-1"
          value={lifetime}
          onChange={({ target }) => setLifetime(target.value as LinkLifetime)}
        >
          {lifetimeNames.map((name) => (
            <option key={name} value={name}>
              {t(`lifetimes.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="soft" block busy={busy} onClick={() => void make()}>
        <Icon of={Link2} />
        {t('make')}
      </Button>
      {url ? (
        <div className="grid gap-2">
          <Input readOnly value={url} aria-label={t('address')} className="font-mono text-sm" />
          <Button variant="outline" block onClick={() => void copy(url)}>
            <Icon of={Copy} />
            {t('copy')}
          </Button>
          <p className="text-sm text-muted">{t('once')}</p>
        </div>
      ) : null}
      {links.length > 0 ? (
        <section aria-label={t('open')}>
          <h3 className="text-lg">{t('open')}</h3>
          <ul className="divide-y divide-line">
            {links.map((link) => {
              const date = formatInstant(instantFromJson(link.expiresAt), locale, timeZone);
              return (
                <li key={link.id} className="flex items-center justify-between gap-2 py-1">
                  <span className="tabular text-sm">{t('until', { date })}</span>
                  <Button
                    variant="ghost"
                    className="text-danger"
                    aria-label={t('endOf', { date })}
                    onClick={() => void end(link)}
                  >
                    {t('end')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
