import { PRODUCT_NAME } from '@/lib/core/config/product';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { formatDay } from '@/lib/core/time/dates';
import { spacedChip } from '@/lib/records/pets/spaced-chip';
import { proofWords } from './proof-words';
import type { StayProof } from './queries';
import type { StayPeriod } from './schema';
import type { FacilityTemplate } from './template';

export interface ProofPaper {
  title: string;
  pet: string;
  answer: string;
  head: string[];
  rows: { cells: string[]; notes: string[]; warns: number | null }[];
  todo: { title: string; items: string[] };
  code: { url: string; alt: string; title: string; texts: string[] } | null;
  source: string;
  note: string;
  notice: string;
  pageOf: (page: number, pages: number) => string;
}

interface PaperInput {
  proof: StayProof;
  template: FacilityTemplate;
  period: StayPeriod;
  /** Today's signed passport; null if signing failed. */
  signed: { url: string; expiresAt: string } | null;
}

type Words = { t: Translator; locale: FormatLocale };

function codeOf({ t, locale }: Words, signedCode: PaperInput['signed']): ProofPaper['code'] {
  if (!signedCode) return null;
  const { url, expiresAt } = signedCode;
  const address = url.slice(0, url.indexOf('#')).replace(/^https?:\/\//, '');
  const until = t('passportPdf.signed.until', { date: formatDay(expiresAt.slice(0, 10), locale) });
  const texts = [t('passportPdf.signed.scan', { address }), t('signedPassport.proves'), until];
  return { url, alt: t('passportPdf.signed.alt'), title: t('passportPdf.signed.title'), texts };
}

/** Printed proof, with a code that facilities can verify instead of trusting the paper. */
export function proofPaper({ proof, template, period, signed }: PaperInput, words: Words): ProofPaper {
  const { t, locale } = words;
  const { nameOf, countOf, noteOf, answerOf, periodOf, dayOf, dosesOf } = proofWords(words);
  const { pet, rules, answer } = proof;
  return {
    title: t('stayProof.paper.title', { name: pet.name, facility: template.name, period: periodOf(period) }),
    pet: joinIsolated([pet.name, t(`pets.type.${pet.type}`), pet.microchip && spacedChip(pet.microchip)], ' · '),
    answer: answerOf(answer),
    head: [t('stayProof.paper.rule'), t('stayProof.paper.days')],
    rows: rules.map((rule) => ({
      cells: [nameOf(rule), countOf(rule)],
      notes: [noteOf(rule, template)],
      warns: rule.days.every(Boolean) ? null : 1,
    })),
    todo: {
      title: t('stayProof.whatToDo'),
      items: rules.flatMap((rule) =>
        rule.todo
          ? [
              [t('stayProof.paper.todo', { what: nameOf(rule), day: dayOf(rule.todo.by) }), dosesOf(rule.todo)]
                .filter(Boolean)
                .join('. '),
            ]
          : [],
      ),
    },
    code: codeOf(words, signed),
    source: t('stayProof.source', { name: template.name, day: formatDay(template.asOf, locale) }),
    note: isolate(template.note),
    notice: t('stayProof.paper.notice', { product: PRODUCT_NAME }),
    pageOf: (page, pages) => t('passportPdf.page', { page, pages }),
  };
}
