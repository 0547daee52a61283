import en from '@/messages/en.json';
import { MessageFlow, type MessageUse } from '../../support/message-flow';
import { sources } from '../../support/sources.mjs';
import { neverMarked } from './exceptions';

const namespaces = new Set(Object.keys(en));
const files = sources(['app', 'components'], /\.tsx?$/);
const flow = new MessageFlow(files, namespaces);
const entries = files
  .map(({ path }) => path)
  .filter((path) => /^app\/.*\/(page|layout|loading|error|not-found)\.tsx$/.test(path));

const onlyOnServer = ['notFound', 'access', 'session', 'noScript'];
const shell = Object.keys(en.shell).filter((key) => !onlyOnServer.includes(key));
const everywhere = ['common', 'errors', ...shell.map((key) => `shell.${key}`)];

function isSupplied({ key, supplied }: MessageUse): boolean {
  const [namespace = ''] = key.split('.');
  return supplied.has(namespace) || supplied.has(key) || [...supplied].some((one) => one.startsWith(`${key}.`));
}

function missingIn(uses: readonly MessageUse[]): string[] {
  return [...new Set(uses.filter((use) => !isSupplied(use)).map(({ path, key }) => `${path}: ${key}`))].sort();
}

test('R5.1 client components have their messages on every entry path', () => {
  const missing = entries.flatMap((path) => {
    const folders = path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
    const outside = folders.flatMap((folder) => flow.suppliedBy(`${folder}/layout.tsx`, 'default'));
    const uses = flow.usesFrom(path, 'default', [...everywhere, ...outside]);
    return missingIn(uses)
      .filter((use) => !neverMarked.some(([page, key]) => path === page && use.includes(`: ${key}`)))
      .map((use) => `${use} from ${path}`);
  });
  expect(missing).toEqual([]);
});

const sections = [
  ['allergies/late-allergy-list', 'LateAllergyList', ['allergies', 'conditions']],
  ['conditions/late-condition-list', 'LateConditionList', ['allergies', 'conditions']],
  ['medications/medication-section', 'MedicationSection', ['medications']],
  ['treatments/late-treatment-list', 'LateTreatmentList', ['treatments']],
  ['vaccinations/vaccination-section', 'VaccinationSection', ['vaccinations']],
  ['weights/weight-section', 'WeightSection', ['weights']],
  ['symptoms/symptom-section', 'SymptomSection', ['symptoms']],
  ['vitals/vital-section', 'VitalSection', ['vitals']],
] as const;

test.each(sections)('R5.1 section %s needs only the messages of its health page', (file, name, page) => {
  const suppliedNamespaces = [...everywhere, 'entries', 'documents', 'sources', ...page];
  const uses = flow.usesFrom(`components/records/${file}.tsx`, name, suppliedNamespaces);
  expect(uses.length).toBeGreaterThan(5);
  expect(missingIn(uses)).toEqual([]);
});

const plantFile = (path: string, text: string) => ({ path, text, lines: 1 });
const client = (body: string) => `'use client';\n${body}`;

test('R5.1 finds the one entry path of a component without its messages', () => {
  const wrappedPart = "<LazyMessages namespaces={['weights', 'photos']}><Photo /></LazyMessages>";
  const messageFlow = new MessageFlow(
    [
      plantFile('app/page.tsx', "import { A } from '@/components/a';\nexport default () => <A />;"),
      plantFile('components/a.tsx', client(`import { Photo } from './photo';\nexport const A = () => ${wrappedPart};`)),
      plantFile('components/b.tsx', client("export const B = lazy(async () => (await import('./photo')).Photo);")),
      plantFile(
        'components/photo.tsx',
        client("export function Photo() {\n const t = useTranslations('photos');\n return t('add');\n}"),
      ),
    ],
    namespaces,
  );
  expect(missingIn(messageFlow.usesFrom('app/page.tsx', 'default', []))).toEqual([]);
  expect(missingIn(messageFlow.usesFrom('components/b.tsx', 'B', []))).toEqual([
    'components/photo.tsx: photos',
    'components/photo.tsx: photos.add',
  ]);
});
