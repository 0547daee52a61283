import { paths, petFact } from '@/lib/core/config/paths';
import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { stayQuery } from '../support/a-stay-proof';
import { findUnisolated } from '../support/isolation';
import { aLinkOfKind, testedKinds } from '../support/old-sitter-link';
import { Visitor } from '../support/visitor';

const MARK = 'שלום ';

let account: FullAccount;

beforeAll(async () => {
  account = await aFullAccount(60_000, MARK);
});

const ownPages = (id: string) => [
  paths.home,
  paths.pets,
  paths.pet(id),
  paths.petHealth(id),
  paths.petRoutines(id),
  paths.petTraining(id),
  paths.petVetRecords(id),
  paths.petAppointments(id),
  paths.petBrief(id),
  paths.petTravel(id),
  paths.petFood(id),
  `${paths.petStayProof(id)}?${stayQuery(30, 39)}`,
  `${paths.stayProofs}?${stayQuery(30, 39)}`,
  paths.sharePet(id),
  paths.editPet(id),
];

test('R1.9 user text leaves the direction of surrounding text unchanged on own pages', async () => {
  const { petId = '', vaccinationId = '' } = account.ids;
  const mistakes: string[] = [];
  for (const page of [...ownPages(petId), petFact(petId, 'vaccinations', vaccinationId)]) {
    const { status, body } = await account.person.get(page);
    expect({ page, status }).toEqual({ page, status: 200 });
    mistakes.push(...findUnisolated(String(body), MARK).map((place) => `${page.replace(petId, ':id')} ${place}`));
  }

  expect(mistakes).toEqual([]);
});

test('R1.9 user text leaves the direction of surrounding text unchanged on shared pages', async () => {
  for (const kind of testedKinds.filter((one) => one !== 'finder' && one !== 'other')) {
    const share = await aLinkOfKind(account.person, account.ids.petId ?? '', { kind, label: `${MARK}${kind}` });
    const { status, body } = await new Visitor().get(`/shared/${share.accessKey}`);
    expect(status).toBe(200);
    expect({ kind, found: findUnisolated(String(body), MARK) }).toEqual({ kind, found: [] });
  }
});

test('the check finds text outside an isolating element', () => {
  const page = `<p>of ${MARK}x</p><p>of \u2068${MARK}x\u2069</p><p dir="auto">${MARK}x</p><bdi>${MARK}x</bdi><a aria-label="of ${MARK}x">x</a>`;
  expect(findUnisolated(page, MARK)).toEqual([`<p> of ${MARK}x`, `<a aria-label> of ${MARK}x`]);
});
