import { choiceField, type EntryFields, momentField, noteField, textField } from '@/lib/versions/entry-fields';
import type { Skill } from './skill';
import type { TrainingSession } from './training-session';
import { categories } from './vocabulary';

export const skillFields: EntryFields<Skill> = {
  name: textField('training.name'),
  stage: choiceField('stage', 'training.stage', 'training.stages'),
  category: {
    label: 'training.category',
    show: ({ category }, { t }) =>
      (categories as readonly (string | null)[]).includes(category) ? t(`training.categories.${category}`) : category,
  },
  note: noteField(),
};

export const trainingSessionFields: EntryFields<TrainingSession> = {
  practisedAt: momentField('practisedAt', 'entries.day'),
  minutes: textField('training.session.minutes'),
  attempts: {
    label: 'training.session.attempts',
    with: ['successes'],
    show: ({ attempts, successes }) => (attempts === null ? null : `${successes ?? 0} / ${attempts}`),
  },
  place: textField('training.session.place'),
  distraction: choiceField('distraction', 'training.session.distraction', 'training.distractions'),
  note: noteField(),
};
