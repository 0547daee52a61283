'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { type LinkLifetime, lifetimeNames } from '@/lib/records/photos/vocabulary';
import { NewPhotoLink } from './new-photo-link';
import { OpenPhotoLinks } from './open-photo-links';
import { usePhotoLinks } from './use-photo-links';

interface PhotoLinksProps {
  petId: string;
  photoId: string;
}

export function PhotoLinks({ petId, photoId }: PhotoLinksProps) {
  const t = useTranslations('photos.sharing');
  const id = useId();
  const [lifetime, setLifetime] = useState<LinkLifetime>('week');
  const { links, url, busy, make, end } = usePhotoLinks(petId, photoId);
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
      <Button variant="soft" block busy={busy} onClick={() => void make(lifetime)}>
        <Icon of="link-2" />
        {t('make')}
      </Button>
      {url ? <NewPhotoLink url={url} /> : null}
      {links.length > 0 ? <OpenPhotoLinks links={links} onEnd={(link) => void end(link)} /> : null}
    </div>
  );
}
