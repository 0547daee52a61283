import { useLocale, useTranslations } from 'next-intl';
import { ConsentExempt } from '@/components/shell/consent-exempt';
import { formatDay } from '@/lib/core/dates';

/** The sections of each policy in their order; the words are in messages/*.json. */
const sections = {
  privacy: ['who', 'data', 'purpose', 'cookies', 'mail', 'sharing', 'storage', 'rights', 'children', 'changes'],
  terms: ['service', 'account', 'content', 'sharing', 'health', 'conduct', 'availability', 'licence', 'end', 'changes'],
} as const;

/** The day on which the words last changed in meaning. */
const UPDATED_ON = '2026-11-20';

/** A policy as a readable page; it may be read without consent to cookies. */
export function LegalText({ policy }: { policy: keyof typeof sections }) {
  const t = useTranslations(`legal.${policy}`);
  const legal = useTranslations('legal');
  const locale = useLocale();
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 pt-8 pb-16 sm:px-6">
      <ConsentExempt />
      <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-3 text-muted">{legal('updated', { date: formatDay(UPDATED_ON, locale) })}</p>
      <p className="mt-6 border-l-4 border-accent pl-4 text-lg">{t('summary')}</p>
      {sections[policy].map((section, index) => (
        <section key={section} aria-labelledby={section} className="mt-10">
          <h2 id={section} className="text-2xl">
            <span aria-hidden="true" className="mr-3 font-mono text-base font-normal text-primary">
              {String(index + 1).padStart(2, '0')}
            </span>
            {t(`${section}.title` as 'who.title')}
          </h2>
          <LegalParagraphs text={t(`${section}.text` as 'who.text')} />
        </section>
      ))}
    </main>
  );
}

/** Lines of a text as paragraphs; lines that begin with a dash become one list. */
function LegalParagraphs({ text }: { text: string }) {
  const blocks = text.split('\n\n');
  return (
    <div className="mt-3 grid gap-3 leading-relaxed">
      {blocks.map((block) =>
        block.startsWith('- ') ? (
          <ul key={block} className="grid list-disc gap-2 pl-6 marker:text-accent">
            {block.split('\n').map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  );
}
