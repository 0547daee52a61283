import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const features = [
  { name: 'health', icon: 'syringe', ink: '' },
  { name: 'routines', icon: 'list-checks', ink: 'iris-1' },
  { name: 'training', icon: 'target', ink: 'iris-2' },
  { name: 'vitals', icon: 'heart-pulse', ink: 'iris-2' },
  { name: 'records', icon: 'file-text', ink: '' },
  { name: 'sharing', icon: 'qr-code', ink: 'iris-1' },
] as const;

export function Features() {
  const t = useTranslations('landing');
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl px-4 pt-8 pb-5 sm:px-6 sm:py-14 lg:py-16"
    >
      <h2 id="features-title" className="max-w-2xl text-[1.625rem] sm:text-4xl">
        {t('features.title')}
      </h2>
      <p className="mt-2 max-w-2xl text-muted sm:text-lg">{t('features.text')}</p>
      <ul className="mt-3 grid gap-x-10 sm:mt-6 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, icon, ink }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2.75rem_1fr] items-start gap-x-3.5 border-t border-line py-3 max-sm:first:border-t-0 sm:py-5"
          >
            <span
              aria-hidden="true"
              className={cn(
                'iris relative isolate grid size-11 place-items-center overflow-hidden rounded-control',
                ink,
              )}
            >
              <span className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.2]" />
              <Icon of={icon} className="text-primary" />
            </span>
            <div>
              <h3 className="flex items-baseline justify-between gap-3 text-lg sm:text-xl">
                {t(`features.${name}.title`)}
                <span aria-hidden="true" className="font-mono text-xs font-normal tracking-normal text-muted">
                  {`P.${index + 1}`}
                </span>
              </h3>
              <p className="mt-0.5 text-[0.9375rem] leading-snug text-muted sm:mt-1 sm:text-base">
                {t(`features.${name}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
