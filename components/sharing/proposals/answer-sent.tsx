import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Stamp } from '@/components/ornaments/stamp';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { CHANGE_HOURS } from '@/lib/sharing/proposals/vocabulary';
import type { AnswerPlace } from './answer-fact';
import { AnswerHidden } from './answer-hidden';
import { AnswerSummary } from './answer-letter';
import { useFactWords } from './fact-words';

interface AnswerSentProps {
  place: AnswerPlace;
  owner: string;
  back: string;
}

export function AnswerSent({ place, owner, back }: AnswerSentProps) {
  const t = useTranslations('vetAnswer');
  const { locale, timeZone } = usePageContext();
  const { answer, pet } = place.page;
  if (!answer?.sentAt) return null;
  const date = formatDay(dayIn(instantFromJson(answer.sentAt), timeZone), locale, 'medium');
  const open = answer.proposals.filter(({ isDecided }) => !isDecided);
  return (
    <main id="main" className="mx-auto grid w-full max-w-xl gap-5 px-4 py-8 text-center">
      <Stamp
        shape="circle"
        state="valid"
        title={t('stamp.title')}
        word={t('stamp.word', { owner })}
        date={date}
        place={answer.clinic}
        name=""
        size={196}
        tilt={-8}
        className="mx-auto"
      />
      <h1 className="text-[2.25rem] wrap-anywhere">{t('thanks', { name: answer.name ?? '' })}</h1>
      <p className="text-lg text-muted">{t('thanksText', { pet: pet.name, owner })}</p>
      <div className="border-y border-line text-start">
        <AnswerSummary proposals={answer.proposals} />
      </div>
      {answer.canChange && open.length > 0 ? <TakeBack open={open} place={place} /> : null}
      <Button asChild variant="outline" size="large" block>
        <a href={back}>
          <Icon of="arrow-left" />
          {t('backToRecord', { pet: pet.name })}
        </a>
      </Button>
      <form action={`${place.action}/answer`} method="post">
        <AnswerHidden values={{ do: 'again' }} />
        <Button type="submit" variant="ghost" block>
          {t('again')}
        </Button>
      </form>
    </main>
  );
}

function TakeBack({
  open,
  place,
}: {
  open: NonNullable<AnswerPlace['page']['answer']>['proposals'];
  place: AnswerPlace;
}) {
  const t = useTranslations('vetAnswer');
  const words = useFactWords();
  return (
    <details className="text-start">
      <summary className="tap flex items-center justify-center gap-2 font-medium text-primary">
        {t('changeFor', { hours: CHANGE_HOURS })}
      </summary>
      <ul className="divide-y divide-line">
        {open.map(({ id, collection, opened, entry }) => {
          const what = words.title(collection, { ...opened, ...entry });
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <bdi className="min-w-0 wrap-anywhere">{what}</bdi>
              <form action={`${place.action}/proposals`} method="post">
                <AnswerHidden values={{ do: 'remove', id, row: 'main' }} />
                <Button type="submit" variant="ghost" aria-label={t('takeBackOf', { what })}>
                  {t('takeBack')}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
