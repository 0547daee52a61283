import { PRODUCT_NAME } from '@/lib/core/config/product';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { isOnlyTyped } from '@/lib/page-context/source';
import { currentMedications, dosageOn, upcomingSteps } from '@/lib/records/medications/plan';
import { notComparedWords, sortWarnedFirst, warningLine } from '@/lib/records/medications/warning-words';
import { passportLines } from '@/lib/records/pets/passport-line';
import { spacedChip } from '@/lib/records/pets/spaced-chip';
import type { PaperFact, PaperList, PaperSection, PassportPaper } from './paper';
import { type PaperWords, paperWord, type ZonedWords } from './paper-word';
import { type PassportPart, type PassportRecord, passportParts } from './record';
import { nonEmptyFacts, treatmentSections, vaccinationSections } from './sections';
import { paperStamps } from './stamp-texts';
import { passportRows } from './vocabulary';

/** Signed code of the passport (lib/sharing/signed-passport). */
export interface SignedCode {
  url: string;
  expiresAt: string;
}

interface PassportOptions {
  parts?: readonly PassportPart[];
  signed?: SignedCode | null;
}

function signedSection({ t, locale }: PaperWords, signedCode: SignedCode | null): PassportPaper['signed'] {
  if (!signedCode) return null;
  const { url, expiresAt } = signedCode;
  const { host, pathname } = new URL(url);
  const until = t('passportPdf.signed.until', { date: formatDay(expiresAt.slice(0, 10), locale) });
  const texts = [t('passportPdf.signed.scan', { address: `${host}${pathname}` }), t('signedPassport.proves'), until];
  return { url, alt: t('passportPdf.signed.alt'), title: t('passportPdf.signed.title'), texts };
}

const ranks = { severe: 0, moderate: 1, mild: 2 } as const;

function identityOf({ t, locale }: PaperWords, { pet }: PassportRecord): PaperFact[] {
  return nonEmptyFacts([
    { label: t('passport.species'), value: t(`pets.type.${pet.type}`) },
    { label: t('passport.breed'), value: pet.breed },
    { label: t('passport.sex'), value: t(`pets.gender.${pet.gender}`) },
    {
      label: t('pets.fields.neutered'),
      value: pet.neutered === null ? null : t(pet.neutered ? 'pets.neutered.yes' : 'pets.neutered.no'),
    },
    { label: t('passport.born'), value: pet.dateOfBirth && formatDay(pet.dateOfBirth, locale) },
    { label: t('pets.fields.colour'), value: pet.colour },
    { label: t('pets.fields.markings'), value: pet.markings },
  ]);
}

function ownershipSection({ t }: PaperWords, { pet, ownerName }: PassportRecord, contacts: boolean): PaperSection[] {
  const facts = nonEmptyFacts([
    { label: t('passportPdf.owner'), value: ownerName },
    { label: t('pets.fields.emergencyContact'), value: contacts ? pet.emergencyContact : null },
  ]);
  return facts.length > 0 ? [{ number: 'I', title: t('passportPdf.ownership'), facts }] : [];
}

function markingSection({ t, locale }: PaperWords, { pet }: PassportRecord): PaperSection {
  const section = { number: 'III', title: t('passportPdf.marking') };
  const facts = nonEmptyFacts([
    { label: t('passport.chip'), value: pet.microchip && spacedChip(pet.microchip) },
    { label: t('passportPdf.microchippedOn'), value: pet.microchippedOn && formatDay(pet.microchippedOn, locale) },
    { label: t('passportPdf.microchipPlace'), value: pet.microchipPlace },
  ]);
  return facts.length > 0 ? { ...section, facts } : { ...section, note: t('passportPdf.none') };
}

function issuingSection({ t }: PaperWords, { pet }: PassportRecord): PaperSection[] {
  const facts = nonEmptyFacts([{ label: t('passportPdf.officialNumber'), value: pet.passportNumber }]);
  return facts.length > 0 ? [{ number: 'IV', title: t('passportPdf.issuing'), facts }] : [];
}

/** Severe allergies per alert. This many of the longest names still fit on an A6 page. */
const PER_BOX = 10;

function allergyList(words: ZonedWords, { allergies }: PassportRecord): PaperList {
  const { t } = words;
  const items = allergies
    .toSorted((a, b) => ranks[a.severity] - ranks[b.severity])
    .map(({ allergen, severity, reaction, source }) => {
      const what = [`${isolate(allergen)} (${t(`allergies.severities.${severity}`)})`, reaction && isolate(reaction)];
      return [what.filter(Boolean).join(': '), paperWord(words, source)].filter(Boolean).join(' · ');
    });
  return { title: t('allergies.title'), items };
}

function alertsOf({ t }: PaperWords, allergies: PassportRecord['allergies']): string[] {
  const severe = allergies.filter(({ severity }) => severity === 'severe').map(({ allergen }) => allergen);
  const boxes = Array.from({ length: Math.ceil(severe.length / PER_BOX) }, (_, box) => box * PER_BOX);
  return boxes.map((from) => t('allergies.alert', { names: joinIsolated(severe.slice(from, from + PER_BOX), ', ') }));
}

function conditionList(words: ZonedWords, { conditions }: PassportRecord): PaperList {
  const { t, locale } = words;
  const items = conditions
    .filter(({ status }) => status !== 'resolved')
    .map(({ name, status, diagnosedOn, source }) => {
      const since = diagnosedOn && t('conditions.since', { date: formatDay(diagnosedOn, locale, 'medium') });
      const what = [`${isolate(name)} (${t(`conditions.statuses.${status}`)})`, since].filter(Boolean).join(', ');
      return [what, paperWord(words, source)].filter(Boolean).join(' · ');
    });
  return { title: t('conditions.title'), items };
}

function medicationList(words: ZonedWords, { medications }: PassportRecord): PaperList {
  const { t, locale, today } = words;
  const wordOf = ({ source }: (typeof medications)[number]) => {
    const word = paperWord(words, source);
    return word ? ` · ${word}` : '';
  };
  const items = sortWarnedFirst(currentMedications(medications, today)).map((one) =>
    [
      joinIsolated([one.name, dosageOn(one, today), t(`medications.frequencies.${one.frequency}`)], ' · ') +
        wordOf(one),
      ...upcomingSteps(one, today).map(({ from, dosage }) =>
        t('medications.nextStep', { date: formatDay(from, locale, 'medium'), dosage }),
      ),
      ...one.allergyCheck.conflicts.map((warning) => warningLine(t, languageOf(locale), warning)),
    ].join('. '),
  );
  return { title: t('passportPdf.medication'), items };
}

function othersSection(words: ZonedWords, record: PassportRecord, shows: (part: PassportPart) => boolean) {
  const { t } = words;
  const clinic = shows('contacts') ? record.pet.vetClinic : null;
  const lists = [
    ...(shows('allergies') ? [allergyList(words, record)] : []),
    ...(shows('conditions') ? [conditionList(words, record)] : []),
    ...(shows('medication') ? [medicationList(words, record)] : []),
    ...(clinic ? [{ title: t('pets.fields.vetClinic'), items: [clinic] }] : []),
  ].map(({ title, items }) => {
    const most = passportRows.alerts;
    const rest = items.length - most;
    if (rest > 0) return { title, items: [...items.slice(0, most), t('passportPdf.more', { count: rest })] };
    return { title, items: items.length > 0 ? items : [t('passportPdf.none')] };
  });
  const medicines = shows('medication') ? currentMedications(record.medications, words.today) : [];
  const note = notComparedWords(t, medicines, shows('allergies')).join(' ') || null;
  return lists.length > 0 ? [{ number: 'XII', title: t('passportPdf.others'), lists, note }] : [];
}

function explanationOf({ t }: PaperWords, record: PassportRecord): string {
  const { vaccinations, treatments, medications, allergies, conditions } = record;
  const facts = [...vaccinations, ...treatments, ...medications, ...allergies, ...conditions];
  const hasSources = facts.some(({ source }) => source && !isOnlyTyped(source));
  return [t('passportPdf.explanation'), hasSources && t('passportPdf.word.legend')].filter(Boolean).join(' ');
}

// Sections of the EU passport in their order, as far as an owner can fill them in (Implementing Regulation (EU)
// 577/2013, Annex III, whose order the 2026 model keeps). Never an official document.
export function passportOf(
  record: PassportRecord,
  paperWords: PaperWords,
  { parts = passportParts, signed = null }: PassportOptions = {},
): PassportPaper {
  const { pet, allergies, shareUrl, timeZone } = record;
  const words: ZonedWords = { ...paperWords, timeZone };
  const { t } = words;
  const shows = (part: PassportPart) => parts.includes(part);
  const [identification, contacts] = [shows('identification'), shows('contacts')];
  const [rabies, vaccinations] = vaccinationSections(words, record);
  const [echinococcus, parasites] = treatmentSections(words, record);
  const stamps = shows('vaccinations') ? paperStamps(words, record) : [];
  return {
    title: t('passportPdf.title', { name: pet.name }),
    heading: t('passport.title'),
    stamps,
    stampsAlt: t('passportPdf.stamp.alt', {
      list: stamps.map(({ name, sentence }) => `${isolate(name)}, ${sentence}`).join('; '),
    }),
    notice: t('passportPdf.notice'),
    printed: t('passportPdf.printed', { date: formatDay(words.today, words.locale), product: PRODUCT_NAME }),
    explanation: explanationOf(words, record),
    name: pet.name,
    kind: joinIsolated([t(`pets.type.${pet.type}`), pet.breed], ', '),
    photoAlt: t('passport.photoOf', { name: pet.name }),
    lines: passportLines({ ...pet, microchip: identification ? pet.microchip : null }),
    alerts: alertsOf(words, allergies),
    sections: [
      ...ownershipSection(words, record, contacts),
      { number: 'II', title: t('passportPdf.animal'), facts: identityOf(words, record) },
      ...(identification ? [markingSection(words, record), ...issuingSection(words, record)] : []),
      ...(shows('vaccinations') ? [rabies] : []),
      ...(shows('medication') ? [echinococcus, parasites] : []),
      ...(shows('vaccinations') ? [vaccinations] : []),
      ...othersSection(words, record, shows),
    ],
    code: shareUrl ? { url: shareUrl, alt: t('passportPdf.codeAlt'), text: t('passportPdf.codeText') } : null,
    signed: signedSection(words, signed),
    pageOf: (page, pages) => t('passportPdf.page', { page, pages }),
  };
}

export function partsOfShare(sections: readonly string[]): PassportPart[] {
  return passportParts.filter((part) => sections.includes(part));
}
