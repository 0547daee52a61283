import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/core/i18n/translate';
import { checkAllergies } from '@/lib/records/medications/allergy-check';
import { recognizeSubstances } from '@/lib/records/medications/substances';
import { warningWords } from '@/lib/records/medications/warning-words';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { allergy, basisOf, medicine } from '@/tests/support/checked-medicines';
import { tableGroups, tableSubstances } from '@/tests/support/substance-table';

const all = [...tableSubstances.map((substance) => substance.en), ...tableGroups.flatMap(({ terms }) => terms)];
const allergens = all.map((name) => allergy(name));

describe('R7.3 everyday words conflict with no allergy', () => {
  test.each([
    'Give it with food, once a day, and make the same walk as before',
    'Use the program of the clinic to your advantage; a chain, a chef, a forest and the lyrics',
    'Atopic skin: reconcile the pills with the diary, it is the genesis of the rash',
    'The frontline vet versed in cats gave Nelly and Tessie their tablets in chicken',
    'Do not coil the collar; the coefficient is on the label. Quills and gents',
    'Dale la pastilla con comida; si convenía, claro, a la misma hora que ayer',
    'Piel atópica, tiene rayos de sol y un perro impávido en la silla de montar y en el sillín',
    'El presto y el foresto: nos intoxicamos, empeñemos la cadena vizcaína',
    'Con queso, atún, pavo o jamón; nunca con el estómago vacío. Siempre después de comer',
    'Sulfatamos el jardín: que no entre en todo el día. Coeficiente y cefalea',
  ])('in a note: %s', (instructions) => {
    expect(checkAllergies(medicine('Xyzzol', { instructions }), allergens).conflicts).toEqual([]);
  });

  const texts = (messages: object): string[] =>
    Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

  test.each([
    ['English', en],
    ['Spanish', es],
  ])('in the texts of the interface, in %s', (_, messages) => {
    const foundSubstances = texts(messages).flatMap((text) => [...recognizeSubstances(text, 'sentence').substances]);
    expect(foundSubstances.filter((name) => !['phenobarbital', 'praziquantel'].includes(name))).toEqual([]);
  });

  const foods = `chicken beef lamb pork turkey duck rabbit salmon tuna fish wheat corn soy rice oats potato milk dairy cheese
    yeast peanuts shellfish pollen grass dust mites mold fleas ticks wasps bees latex wool feathers cotton plastic nickel
    zinc perfume shampoo cedar ragweed birch olive plantain carpets smoke tobacco grain gluten peas lentils venison
    pollo ternera vacuno cordero cerdo pavo pato conejo atún pescado trigo maíz soja arroz avena patata leche lácteos queso
    levadura cacahuete marisco polen gramíneas polvo ácaros moho pulgas garrapatas avispas abejas látex lana plumas algodón
    plástico níquel perfume champú olivo llantén ciprés parietaria humo tabaco cereales guisantes lentejas venado`;
  test.each(foods.split(/\s+/))('as an allergen: %s', (allergen) => {
    const { classes, substances } = recognizeSubstances(allergen);
    expect([...classes, ...substances]).toEqual([]);
  });
});

describe('R7.3 a warning states the kind of match', () => {
  const warnFor = (locale: 'en' | 'es', allergen: string, more: object, name = 'Xyzzol') => {
    const [conflict] = checkAllergies(medicine(name, more), [allergy(allergen)]).conflicts;
    const t = createTranslator({ locale, messages: locale === 'en' ? en : es }) as unknown as Translator;
    return conflict && warningWords(t, locale, conflict);
  };

  test.each([
    ['the same substance', 'meloxicam', 'Metacam', {}, /same substance, meloxicam/, /misma sustancia: meloxicam/],
    ['the same class', 'carprofeno', 'Metacam', {}, /same class, non-steroidal/, /mismo grupo, antiinflamatorios/],
    [
      'a cross-reaction',
      'Atarax',
      'Zyrtec',
      {},
      /possible cross-reaction: piperazine/,
      /posible reacción cruzada: .*piperazínicos/,
    ],
    [
      ...(['a mention', 'meloxicam', 'Xyzzol', { instructions: 'Not together with Metacam' }] as const),
      /notes mention meloxicam\./,
      /notas mencionan meloxicam\./,
    ],
    [
      ...(['a mention of its class', 'penicilina', 'Xyzzol', { dosage: '5 mg amoxicillin' }] as const),
      /dosage or notes mention amoxicillin\./,
      /dosis o las notas mencionan amoxicilina\./,
    ],
    [
      'common words',
      'Xyzzol',
      'Xyzzol 5 mg',
      {},
      /words in common with the allergy/,
      /comparte palabras con la alergia/,
    ],
  ])('%s', (_, allergen, name, more, english, spanish) => {
    expect(warnFor('en', allergen, more, name)).toMatch(english);
    expect(warnFor('es', allergen, more, name)).toMatch(spanish);
  });

  test('a match in a note is reported as a mention', () => {
    const notedFields = {
      instructions: 'Not with Metacam',
      reason: 'after carprofen',
      steps: [{ dosage: 'half a Rimadyl' }],
    };
    const { conflicts } = checkAllergies(
      medicine('Xyzzol', notedFields),
      ['meloxicam', 'NSAID', 'Rimadyl'].map((one) => allergy(one)),
    );
    expect(conflicts.map(({ basis }) => basis)).toEqual(['mention', 'mention', 'mention']);
  });

  test('a mentioned group matches only an allergy that names it', () => {
    const antiemetic = medicine('Ondansetron', { reason: 'An antiemetic after Cerenia failed' });
    const { conflicts } = checkAllergies(
      antiemetic,
      ['aprepitant', 'antiemetics'].map((one) => allergy(one)),
    );
    expect(conflicts).toMatchObject([{ allergen: 'antiemetics', basis: 'class' }]);
  });
});

describe('R7.3 a confirmation from before the table listed the medicine', () => {
  const confirmedFields = { allergyReason: 'Vet', confirmedConflicts: ['id of Apoquel | severe | apoquel | apoquel'] };
  const reasonOf = (more: object) =>
    checkAllergies(medicine('Apoquel', { ...confirmedFields, ...more }), [allergy('Apoquel')]).conflicts[0]?.reason;

  test('stays valid while the medicine keeps its name', () => {
    expect(reasonOf({})).toBe('Vet');
  });

  test('ends when another text adds a substance', () => {
    expect(reasonOf({ dosage: 'with amoxicillin' })).toBeNull();
  });
});

test.each(['insulin ', 'pen & strep ', 'a', 'ph', 'mf', 'é', 'oxicam', 'dermatitis atópica '])(
  'R7.3 processing time is linear in the text length: %j',
  (part) => {
    const measureTime = (length: number) => {
      const text = part.repeat(length / part.length);
      const runs = Array.from({ length: 3 }, () => {
        const { user: before } = process.cpuUsage();
        recognizeSubstances(text, 'sentence');
        checkAllergies(medicine(text), [allergy('soy')]);
        return process.cpuUsage().user - before;
      });
      return Math.min(...runs);
    };
    measureTime(10_000);
    // For a text eight times as long, linear code takes 8 times as long, quadratic code 64 times.
    expect(measureTime(80_000)).toBeLessThan(Math.max(measureTime(10_000), 5000) * 24);
  },
);

test('R7.3 finds an allergy across languages', () => {
  expect(basisOf('Alergia a la dipirona', 'Nolotil')).toBe('substance');
});
