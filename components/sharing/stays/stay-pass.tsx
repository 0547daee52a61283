'use client';

import { useTranslations } from 'next-intl';
import { HandOver } from '@/components/sharing/links/hand-over';
import { stayQrPath } from '@/lib/sharing/stays/client';

interface StayPassProps {
  stayId: string;
  label: string;
  url: string;
  names: string;
}

export function StayPass({ stayId, label, url, names }: StayPassProps) {
  const t = useTranslations('stays');
  const sharing = useTranslations('sharing');
  const path = stayQrPath(stayId);
  return (
    <div className="cover-honey cover-ground grid gap-4 rounded-[1.375rem] p-4">
      <div className="grid gap-2.5 rounded-[1.25rem] bg-surface p-4 text-ink">
        <img
          src={path}
          alt={sharing('qr.alt', { label })}
          width={200}
          height={200}
          className="mx-auto size-50 rounded-control border border-line bg-[#fff]"
        />
        <p className="text-center font-mono text-[0.8125rem] leading-snug break-all select-all">
          <span className="sr-only">{sharing('address', { label })}: </span>
          {url.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <HandOver url={url} title={t('sendText', { names })} code={{ path, label, names }} />
    </div>
  );
}
