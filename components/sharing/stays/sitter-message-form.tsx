import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { isolate } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { photoTypes } from '@/lib/core/media/photo-limit';
import { stayLimits } from '@/lib/sharing/stays/vocabulary';
import { FormOutcomeMessage } from './form-outcome-message';
import type { SitterPageProps } from './sitter-page-props';

export function SitterMessageForm({ stay, view, formOutcome, action }: SitterPageProps) {
  const t = useTranslations('stays.reader');
  const language = languageOf(useLocale());
  const { ownerFirstName: owner, allows } = stay;
  const [mayWrite, maySend] = [allows.includes('notes'), allows.includes('photos')];
  if (!mayWrite && !maySend) return null;
  const { note } = view;
  return (
    <section id="tell" aria-labelledby="tell-title" className="scroll-mt-4">
      <Card>
        <h2 id="tell-title" className="text-xl">
          {t('tell', { owner })}
        </h2>
        <FormOutcomeMessage formOutcome={formOutcome} row="tell" />
        {note ? (
          <p className="text-sm text-muted">{t(note.photoId ? 'sentWithPhoto' : 'sentBefore', { name: note.by })}</p>
        ) : null}
        <form
          action={`${action}/${mayWrite ? 'notes' : 'photos'}`}
          method="post"
          encType={maySend ? 'multipart/form-data' : undefined}
          className="mt-2 grid gap-3"
        >
          <input type="hidden" name="lng" value={language} />
          <input type="hidden" name="day" value={view.day} />
          <input type="hidden" name="view" value={view.day} />
          <TellFields stay={stay} note={note} />
          <Button type="submit" size="large" block>
            <Icon of="send" className="size-5" />
            {t('send', { owner })}
          </Button>
        </form>
      </Card>
    </section>
  );
}

function TellFields({
  stay: { allows, pets },
  note,
}: {
  stay: SitterPageProps['stay'];
  note: SitterPageProps['view']['note'];
}) {
  const t = useTranslations('stays.reader');
  const [mayWrite, maySend] = [allows.includes('notes'), allows.includes('photos')];
  return (
    <>
      {mayWrite ? (
        <div>
          <Label htmlFor="stay-note">{t('note')}</Label>
          <Textarea id="stay-note" name="text" maxLength={stayLimits.note} defaultValue={note?.text ?? undefined} />
        </div>
      ) : null}
      {maySend ? (
        <div>
          <Label htmlFor="stay-photo">{t('photo')}</Label>
          <input
            id="stay-photo"
            name="file"
            type="file"
            accept={photoTypes.join(',')}
            aria-describedby="stay-photo-hint"
            required={!mayWrite}
            className="w-full rounded-control border border-dashed border-muted p-3 text-sm"
          />
          <p id="stay-photo-hint" className="text-sm text-muted">
            {t('photoHint')}
          </p>
        </div>
      ) : null}
      {maySend && pets.length > 1 ? (
        <fieldset>
          <legend className="text-sm font-medium">{t('photoOfWhom')}</legend>
          <div className="flex flex-wrap gap-x-5">
            {pets.map(({ id, name }, index) => (
              <label key={id} className="flex min-h-11 items-center gap-2 wrap-anywhere">
                <input
                  type="radio"
                  name="petId"
                  value={id}
                  defaultChecked={index === 0}
                  className="size-5 accent-primary"
                />
                {isolate(name)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
