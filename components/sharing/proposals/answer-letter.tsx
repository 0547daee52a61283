import { useTranslations } from 'next-intl';
import { PersonRing } from '@/components/ornaments/person-ring';
import { Button } from '@/components/ui/button';
import { CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { answerLimits, type ProposalKind, proposalKinds } from '@/lib/sharing/proposals/vocabulary';
import type { AnswerPlace } from './answer-fact';
import { AnswerHidden } from './answer-hidden';
import { useFactWords } from './fact-words';

const icons = { confirm: 'check', correct: 'pencil', add: 'plus' } as const satisfies Record<ProposalKind, string>;

export function AnswerSummary({ proposals }: { proposals: NonNullable<AnswerPlace['page']['answer']>['proposals'] }) {
  const t = useTranslations('vetAnswer');
  const words = useFactWords();
  return (
    <ul className="divide-y divide-line">
      {proposalKinds.map((kind) => {
        const own = proposals.filter((one) => one.kind === kind);
        if (own.length === 0) return null;
        const names = own.map(({ collection, opened, entry }) => words.title(collection, { ...opened, ...entry }));
        return (
          <li key={kind} className="flex items-center gap-3 py-3">
            <Icon of={icons[kind]} className="size-6 shrink-0 text-primary" />
            <span className="shrink-0 text-lg">{t(`count.${kind}`, { count: own.length })}</span>
            <span dir="auto" className="min-w-0 grow text-end text-sm wrap-anywhere text-muted">
              {names.join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function AnswerLetter({ place, owner }: { place: AnswerPlace; owner: string }) {
  const t = useTranslations('vetAnswer');
  const { page, action } = place;
  const { answer, clinicAddress } = page;
  const { name, clinic, licence, through, proposals } = {
    ...{ name: null, clinic: null, licence: null, through: null, proposals: [] },
    ...answer,
  };
  return (
    <section
      id="send"
      aria-labelledby="send-title"
      className={cn(
        'grid scroll-mt-4 gap-4 lg:sticky lg:top-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-card',
        !place.isSending && 'max-lg:hidden',
      )}
    >
      <a href="?" className="tap inline-flex items-center gap-2 justify-self-start font-medium text-primary lg:hidden">
        <Icon of="arrow-left" className="size-5" />
        {t('backToFacts')}
      </a>
      <CardTitle id="send-title">{t('letter', { owner })}</CardTitle>
      <form action={`${action}/answer`} method="post" className="grid gap-3">
        <AnswerHidden values={{ row: 'send' }} />
        {name ? (
          <p className="flex items-center gap-3">
            <PersonRing person={{ letters: ringLetters(name, [name]), role: 'carer', colour: 'pine' }} size={50} />
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>
              {clinic ? <bdi className="block text-muted">{clinic}</bdi> : null}
            </span>
          </p>
        ) : null}
        <TextInput name="name" label={t('name')} value={name} max={answerLimits.name} autoComplete="name" required />
        <TextInput
          name="clinic"
          label={t('clinic')}
          value={clinic}
          max={answerLimits.clinic}
          autoComplete="organization"
          required
        />
        <TextInput name="licence" label={t('licence')} value={licence} max={answerLimits.licence} autoComplete="off" />
        <SenderProof page={page} through={through} clinicAddress={clinicAddress} />
        {proposals.length > 0 ? (
          <AnswerSummary proposals={proposals} />
        ) : (
          <p className="text-muted">{t('nothingYet')}</p>
        )}
        <Button type="submit" name="do" value="send" size="large" block disabled={proposals.length === 0}>
          <Icon of="send" />
          {t('sendTo', { owner })}
        </Button>
        <p className="text-center text-sm text-muted">{t('noAccount', { owner })}</p>
      </form>
    </section>
  );
}

interface SenderProofProps {
  page: AnswerPlace['page'];
  through: string | null;
  clinicAddress: string | null;
}

function SenderProof({ page, through, clinicAddress }: SenderProofProps) {
  const t = useTranslations('vetAnswer');
  if (through) {
    return (
      <p className="flex items-center gap-2 rounded-control bg-primary-soft px-3 py-2.5 wrap-anywhere">
        <Icon of="mail-check" className="size-5 shrink-0 text-primary" />
        {t('provenBy', { address: through })}
      </p>
    );
  }
  if (!clinicAddress) return <p className="text-sm text-muted">{t('asTypedOnly')}</p>;
  return (
    <fieldset className="grid gap-2 rounded-control bg-sunken p-3">
      <legend className="contents font-medium">{t('knownBy')}</legend>
      <p className="text-sm">{t('knownByText', { address: clinicAddress })}</p>
      {page.answer?.hasCode ? (
        <div>
          <Label htmlFor="code">{t('code', { address: clinicAddress })}</Label>
          <Input
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={100}
            className="font-display text-2xl tracking-[0.4em]"
          />
        </div>
      ) : null}
      <Button type="submit" name="do" value="code" variant="outline">
        {t(page.answer?.hasCode ? 'codeAgain' : 'sendCode')}
      </Button>
    </fieldset>
  );
}

interface TextInputProps {
  name: string;
  label: string;
  value: string | null;
  max: number;
  autoComplete: string;
  required?: boolean;
}

function TextInput({ name, label, value, max, autoComplete, required = false }: TextInputProps) {
  const id = `reader-${name}`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        defaultValue={value ?? undefined}
        maxLength={max}
        autoComplete={autoComplete}
        required={required}
        dir="auto"
      />
    </div>
  );
}
