import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { plainText } from '@/lib/core/text/plain-text';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { fieldsOf } from '@/lib/records/fields';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { fromCelsius } from '@/lib/records/vitals/units';
import { typedNumber } from '@/lib/records/weights/units';
import type { ProposedField } from '@/lib/sharing/proposals/fields';
import type { TypedCollection } from '@/lib/sharing/proposals/vocabulary';
import { fieldTranslator } from '@/lib/versions/field-words';
import type { Values } from '@/lib/versions/merge';

const CHOICE_WORDS = new Map<string, string>(
  Object.entries({
    'allergies.severity': 'allergies.severities',
    'conditions.status': 'conditions.statuses',
    'treatments.kind': 'treatments.kinds',
    'vitals.kind': 'vitals.kinds',
  }),
);

const LONGEST = { line: 300, text: 4000 } as const;

interface ProposedFieldProps {
  collection: TypedCollection;
  field: ProposedField;
  facts: Values | null;
  draft: Readonly<Record<string, string>> | null;
  petType: PetType;
  formId: string;
}

export function ProposedFieldInput({ collection, field, facts, draft, petType, formId }: ProposedFieldProps) {
  const label = useFieldLabel(collection, field);
  const now = useTypedValue()(field, facts);
  const value = draft?.[field.name] ?? now;
  const id = `${formId}-${field.name}`;
  const common = { id, name: field.name, required: field.isRequired ?? false };
  return (
    <div className={field.kind === 'text' ? 'col-span-full' : undefined}>
      <Label htmlFor={id}>{label}</Label>
      {facts ? <input type="hidden" name={`was.${field.name}`} value={now} /> : null}
      <FieldControl collection={collection} field={field} petType={petType} value={value} common={common} />
    </div>
  );
}

function useFieldLabel(collection: TypedCollection, { name, kind }: ProposedField): string {
  const t = fieldTranslator(useTranslations());
  const { weightUnit } = usePageContext();
  if (kind === 'weight') return `${t('weights.weight')} (${weightUnit})`;
  if (kind === 'moment') return t('entries.day');
  if (kind === 'time') return t('proposals.fields.time');
  if (kind === 'reading') return t('proposals.fields.reading');
  if (collection === 'vitals' && name === 'kind') return t('vitals.kind');
  return t(fieldsOf(collection)?.[name]?.label ?? '');
}

function useTypedValue() {
  const { locale, timeZone, weightUnit, temperatureUnit, today } = usePageContext();
  return ({ name, kind }: ProposedField, facts: Values | null): string => {
    if (facts === null) return kind === 'moment' || name === 'visitedOn' ? today : '';
    const value = facts[name];
    if (value === null || value === undefined) return '';
    if (kind === 'moment') return dayIn(instantFromJson(String(value)), timeZone);
    if (kind === 'weight') return typedNumber(Number(value), weightUnit, locale);
    if (kind === 'text') return plainText(String(value));
    if (kind !== 'reading') return String(value);
    const displayedValue = facts.kind === 'temperature' ? fromCelsius(Number(value), temperatureUnit) : Number(value);
    return formatNumber(displayedValue, locale, { max: 1 });
  };
}

interface FieldControlProps extends Pick<ProposedFieldProps, 'collection' | 'field' | 'petType'> {
  value: string;
  common: { id: string; name: string; required: boolean };
}

function FieldControl({ collection, field, petType, value, common }: FieldControlProps) {
  const t = fieldTranslator(useTranslations());
  const language = languageOf(usePageContext().locale);
  const { name, kind, choices } = field;
  if (kind === 'text') return <Textarea {...common} defaultValue={value} maxLength={LONGEST.text} rows={4} />;
  if (choices) {
    const words = CHOICE_WORDS.get(`${collection}.${name}`) ?? '';
    return (
      <Select {...common} defaultValue={value}>
        <option value="" disabled />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`${words}.${choice}`)}
          </option>
        ))}
      </Select>
    );
  }
  if (collection === 'vaccinations' && name === 'vaccine') {
    return (
      <Select {...common} defaultValue={value}>
        <option value="" disabled />
        {vaccinesOf(petType).map((vaccine) => (
          <option key={vaccine.id} value={vaccine.id}>
            {vaccine.name[language]}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === 'day' || kind === 'moment') return <Input {...common} type="date" defaultValue={value} />;
  if (kind === 'time') return <Input {...common} type="time" defaultValue={value} />;
  const isNumber = kind === 'weight' || kind === 'reading' || kind === 'score';
  return (
    <Input
      {...common}
      defaultValue={value}
      maxLength={LONGEST.line}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : undefined}
    />
  );
}
