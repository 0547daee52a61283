import { useTranslations } from 'next-intl';
import { Card, CardTitle } from '@/components/ui/card';

/** On pages of share links: needs no script. @param base address of the link's calls */
export function SignedCode({ base, name }: { base: string; name: string }) {
  const t = useTranslations('signedPassport');
  return (
    <Card>
      <CardTitle className="mb-2">{t('open')}</CardTitle>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <img
          src={`${base}/signed-passport.svg`}
          alt={t('alt', { name })}
          loading="lazy"
          width={292}
          height={292}
          className="aspect-square w-full max-w-73 bg-[#fff]"
        />
        <div className="text-sm text-muted">
          <p>{t('readerText')}</p>
          <p className="mt-2">{t('proves')}</p>
        </div>
      </div>
    </Card>
  );
}
