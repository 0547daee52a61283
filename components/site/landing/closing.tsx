import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';

export function Closing() {
  const t = useTranslations('landing.closing');
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 lg:pb-16">
      <div className="relative isolate overflow-hidden rounded-card bg-primary px-6 py-7 text-center text-on-primary dark:bg-primary-soft dark:text-ink sm:py-14">
        <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 opacity-15" />
        <span
          aria-hidden="true"
          className="rosette absolute top-1/2 left-1/2 -z-10 size-[34rem] -translate-1/2 opacity-20"
        />
        <h2 className="mx-auto max-w-2xl text-[1.625rem] sm:text-5xl">{t('title')}</h2>
        <p className="mx-auto mt-2 max-w-xl sm:mt-4 sm:text-lg">{t('text')}</p>
        <a
          href={paths.signIn}
          className="tap mt-5 inline-flex min-h-13 items-center rounded-control bg-paper px-5 font-medium text-primary sm:px-6 sm:text-lg outline-offset-4 hover:underline focus-visible:outline-on-primary dark:bg-primary dark:text-on-primary"
        >
          {t('action')}
        </a>
      </div>
    </section>
  );
}
