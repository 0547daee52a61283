import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { PlanButton } from '@/components/records/appointments/plan-button';
import { Allowed } from '@/components/shell/allowed';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { formatDay, formatMeeting, instantFromJson } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import type { JudgedRule } from '@/lib/sharing/stay-proof/judge';
import type { ProofWords } from '@/lib/sharing/stay-proof/proof-words';
import type { StayProof } from '@/lib/sharing/stay-proof/queries';
import type { FacilityTemplate } from '@/lib/sharing/stay-proof/template';

interface StayTodoProps {
  proof: StayProof;
  template: FacilityTemplate;
  words: ProofWords;
}

export function StayTodo({ proof, template, words }: StayTodoProps) {
  const t = useTranslations('stayProof');
  const missing = proof.rules
    .filter((rule) => rule.todo !== null)
    .toSorted((a, b) => ((a.todo?.by ?? '') < (b.todo?.by ?? '') ? -1 : 1));
  if (missing.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{t('whatToDo')}</h2>
      <ul>
        {missing.map((rule) => (
          <TodoRow key={rule.of.id} rule={rule} proof={proof} template={template} words={words} />
        ))}
      </ul>
    </section>
  );
}

function TodoRow({ rule, proof, template, words }: StayTodoProps & { rule: JudgedRule }) {
  const t = useTranslations('stayProof');
  const { locale } = usePageContext();
  const { todo } = rule;
  const name = words.nameOf(rule);
  const task = proof.tasks.get(rule.of.id);
  const bookedVisit = task?.appointment;
  if (!todo || !task) return null;
  const when = bookedVisit && formatMeeting(instantFromJson(bookedVisit.startsAt), locale, bookedVisit.timeZone);
  const open = when ? t('booked', { when }) : t('from', { day: words.dayOf(todo.from) });
  const text = todo.isLate ? t('tooLate') : open;
  return (
    <li className="stay-todo">
      <p className="stay-by">
        <span>{t('by')}</span>
        <b>{Number(todo.by.slice(8))}</b>
        <span>{formatDay(todo.by, locale, 'monthShort')}</span>
      </p>
      <div className="min-w-0">
        <h3>{name}</h3>
        <p className="text-muted">{text}</p>
        {todo.doses.length > 1 ? <p className="text-muted tabular">{words.dosesOf(todo)}</p> : null}
      </div>
      {bookedVisit ? (
        <IntentLink
          href={paths.petAppointments(proof.pet.id)}
          aria-label={t('booked', { when: when ?? '' })}
          className="tap stay-booked"
        >
          <Icon of="calendar-check" />
        </IntentLink>
      ) : null}
      {bookedVisit || todo.isLate ? null : (
        <Allowed to="edit">
          <PlanButton
            petId={proof.pet.id}
            tasks={[
              {
                id: task.id,
                isBinned: task.isBinned,
                startsAt: toInstant(todo.by, '10:00', proof.timeZone).toISOString(),
                kind: 'vet',
                title: name,
                note: t('taskNote', { name: template.name, day: words.dayOf(todo.by) }),
                timeZone: proof.timeZone,
              },
            ]}
            words={{ label: t('add'), name: t('addNamed', { what: name }), done: t('added'), failed: t('failed') }}
          />
        </Allowed>
      )}
    </li>
  );
}
