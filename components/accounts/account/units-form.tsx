'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Form } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { SuggestField } from '@/components/forms/suggest-field';
import type { Profile } from '@/lib/accounts/account/queries';
import type { ProfilePatch, UnitsInput } from '@/lib/accounts/account/schema';
import { findTimeZones } from '@/lib/accounts/account/time-zones';
import { countryName, timeZoneLabel } from '@/lib/core/i18n/intl-formats';
import { englishFormats, type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { now } from '@/lib/core/time/clock';
import { formatTime, timeIn } from '@/lib/core/time/dates';
import { systemTimeZone, timeZoneNames } from '@/lib/core/time/time-zones';
import { SaveButton } from './save-button';
import { useSaveProfile } from './save-profile';

type Units = Pick<Profile, 'weightUnit' | 'temperatureUnit' | 'timeZone' | 'englishFormat'>;

const unitsOf = ({ weightUnit, temperatureUnit, timeZone, englishFormat }: Units): UnitsInput => ({
  weightUnit,
  temperatureUnit,
  timeZone: timeZone ?? '',
  englishFormat: englishFormat ?? '',
});

async function suggestTimeZones(query: string, locale: FormatLocale) {
  // Imported lazily, because the table of countries is only needed while typing.
  const { countryOfZone } = await import('@/lib/core/time/zone-countries');
  const countryOf = (zone: string) => {
    const code = countryOfZone(zone);
    return code && countryName(code, locale);
  };
  const searchableName = (zone: string) => `${countryOf(zone) ?? ''} ${timeZoneLabel(zone, locale)}`;
  const zones = query.trim() ? findTimeZones(query, timeZoneNames(), searchableName) : [systemTimeZone()];
  return zones.map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
    hint: [countryOf(value), formatTime(timeIn(now(), value), locale)].filter(Boolean).join(', '),
  }));
}

export function UnitsForm({ profile }: { profile: Units & Pick<Profile, 'id' | 'locale'> }) {
  const t = useTranslations('account.preferences');
  const locale = useLocale();
  const { form, prepare } = useSchemaForm<UnitsInput, ProfilePatch>(
    async () => (await import('@/lib/accounts/account/schema')).unitsForm,
    unitsOf(profile),
  );
  const saveProfile = useSaveProfile(profile.id, form, unitsOf);
  const savePatch = async (patch: ProfilePatch) => {
    const saved = await saveProfile(patch);
    // A full page load, because the router's cache is in the old formats.
    if (saved && patch.englishFormat !== profile.englishFormat) window.location.reload();
  };
  const readsEnglish = languageOf(locale) === 'en' || profile.locale === 'en';
  // `saveTimeZone` may still be running, so the form starts with the browser's own zone.
  const unknown = profile.timeZone === null;
  useEffect(() => {
    if (unknown) form.reset({ ...form.getValues(), timeZone: systemTimeZone() });
  }, [unknown, form]);
  const weights = [
    { value: 'kg', label: t('kg') },
    { value: 'lb', label: t('lb') },
  ];
  const temperatures = [
    { value: 'c', label: t('c') },
    { value: 'f', label: t('f') },
  ];
  const formats = englishFormats.map((value) => ({ value, label: t(`formats.${value}`) }));
  return (
    <Form form={form} draftKey="account/units" onSubmit={savePatch} onFocus={prepare}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="weightUnit" label={t('weight')} options={weights} />
        <SelectField name="temperatureUnit" label={t('temperature')} options={temperatures} />
      </div>
      {readsEnglish ? (
        <SelectField
          name="englishFormat"
          label={t('englishFormat')}
          hint={t('formatsHint')}
          placeholder={t('formats.browser')}
          options={formats}
        />
      ) : null}
      <SuggestField
        name="timeZone"
        label={t('timeZone')}
        hint={t('timeZoneHint')}
        suggest={(query) => suggestTimeZones(query, locale)}
        maxLength={60}
      />
      <SaveButton />
    </Form>
  );
}
