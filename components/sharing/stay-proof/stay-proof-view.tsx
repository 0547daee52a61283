import './stay-proof.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { addDays, type Day, formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { JudgedRule } from '@/lib/sharing/stay-proof/judge';
import { type ProofWords, proofWords } from '@/lib/sharing/stay-proof/proof-words';
import type { StayProof } from '@/lib/sharing/stay-proof/queries';
import type { StayPeriod } from '@/lib/sharing/stay-proof/schema';
import type { FacilityTemplate } from '@/lib/sharing/stay-proof/template';
import { StayTodo } from './stay-todo';

interface StayProofViewProps {
  proof: StayProof;
  template: FacilityTemplate;
  period: StayPeriod;
  children: ReactNode;
}

export function StayProofView({ proof, template, period, children }: StayProofViewProps) {
  const t = useTranslations();
  const { locale } = usePageContext();
  const words = proofWords({ t, locale });
  const { rules, answer } = proof;
  const dates = rules[0]?.days.map((_, at) => addDays(period.from, at)) ?? [];
  return (
    <div className="stay-proof">
      <h2 className="mb-2 text-3xl wrap-anywhere">
        {t('stayProof.heading', { facility: template.name, period: words.periodOf(period) })}
      </h2>
      <p className={cn('stay-answer', `stay-${answer.state}`)}>{words.answerOf(answer)}</p>
      <DayHead dates={dates} />
      <ul>
        {rules.map((rule) => (
          <RuleRow key={rule.of.id} rule={rule} dates={dates} words={words} template={template} />
        ))}
      </ul>
      <DayTable rules={rules} dates={dates} words={words} />
      <StayTodo proof={proof} template={template} words={words} />
      <div className="stay-actions">{children}</div>
      <p className="mt-4 text-sm text-muted">
        {t('stayProof.source', { name: template.name, day: formatDay(template.asOf, locale) })}
      </p>
      {template.note ? (
        <p dir="auto" className="mt-2 text-sm text-muted wrap-anywhere">
          {template.note}
        </p>
      ) : null}
    </div>
  );
}

function DayHead({ dates }: { dates: readonly Day[] }) {
  const { locale } = usePageContext();
  return (
    <div className="stay-days stay-head" aria-hidden="true">
      {dates.map((date) => (
        <span key={date}>
          {weekdayName(weekdayOf(date), locale, 'narrow')}
          <b>{Number(date.slice(8))}</b>
        </span>
      ))}
    </div>
  );
}

function DayTable({ rules, dates, words }: Pick<RuleRowProps, 'dates' | 'words'> & { rules: readonly JudgedRule[] }) {
  const t = useTranslations('stayProof');
  const { locale } = usePageContext();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paper.rule')}</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {formatDay(date, locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.of.id}>
              <th scope="row">{words.nameOf(rule)}</th>
              {dates.map((date, at) => (
                <td key={date}>{rule.days[at] ? t('pass') : t('fail')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RuleRowProps {
  rule: JudgedRule;
  dates: readonly Day[];
  words: ProofWords;
  template: FacilityTemplate;
}

function RuleRow({ rule, dates, words, template }: RuleRowProps) {
  const passes = rule.days.every(Boolean);
  return (
    <li className="stay-rule">
      <div className="stay-rule-head">
        <h3>{words.nameOf(rule)}</h3>
        <span className={passes ? 'text-primary' : 'text-danger'}>{words.countOf(rule)}</span>
      </div>
      <div className="stay-days" aria-hidden="true">
        {dates.map((date, at) => (
          <span key={date} className={rule.days[at] ? 'stay-pass' : 'stay-fail'}>
            <Icon of={rule.days[at] ? 'check' : 'x'} />
          </span>
        ))}
      </div>
      <p className="text-muted">{words.noteOf(rule, template)}</p>
    </li>
  );
}
