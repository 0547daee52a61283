import { useTranslations } from 'next-intl';
import { Card, CardTitle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';

interface SignedCodeProps {
  base: string;
  name: string;
}

export function SignedCode(props: SignedCodeProps) {
  const t = useTranslations('signedPassport');
  return (
    <Card>
      <CardTitle className="mb-2">{t('open')}</CardTitle>
      <Code {...props} />
    </Card>
  );
}

function Code({ base, name }: SignedCodeProps) {
  const t = useTranslations('signedPassport');
  return (
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
  );
}

export function StayCodes({ base, pets }: { base: string; pets: readonly { id: string; name: string }[] }) {
  const t = useTranslations('signedPassport');
  return (
    <div className="divide-y divide-line border-y border-line print:hidden">
      {pets.map(({ id, name }) => (
        <details key={id} className="group">
          <summary className="tap flex items-center gap-3 py-2 font-medium">
            <Icon of="qr-code" className="size-6 shrink-0 text-primary" />
            <span className="min-w-0 grow wrap-anywhere">{t('title', { name })}</span>
            <Icon of="chevron-down" className="size-5 shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <div className="pt-1 pb-4">
            <Code base={`${base}/pets/${id}`} name={name} />
          </div>
        </details>
      ))}
    </div>
  );
}
