import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/shell/drawing';
import { Icon } from '@/components/ui/icon';
import { questionNames } from './question-names';

export function Questions() {
  const t = useTranslations('landing.questions');
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mx-auto grid max-w-6xl gap-x-16 gap-y-3 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[1fr_1.7fr] lg:py-16"
    >
      <div>
        <h2 id="questions-title" className="text-[1.625rem] sm:text-4xl">
          {t('title')}
        </h2>
        <Drawing name="passport" className="mt-10 hidden size-56 text-primary opacity-70 lg:block" />
      </div>
      <div className="divide-y divide-line border-y border-line">
        {questionNames.map((name) => (
          <details key={name} className="faq-entry">
            <summary>
              {t(`items.${name}.question`)}
              <Icon of="plus" className="size-5" />
            </summary>
            <p className="max-w-2xl pr-8 pb-5 leading-relaxed text-muted">{t(`items.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
