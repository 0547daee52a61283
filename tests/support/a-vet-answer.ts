import { aMember } from './people';
import { Visitor } from './visitor';

export const marsh = { name: 'Dr. Elena Marsh', clinic: 'Sunny Street Vets', licence: 'V-123' };
export const html = { Accept: 'text/html' };

export async function aRecord(share: Record<string, unknown> = {}) {
  const owner = await aMember();
  const pet = await owner.addsPet({ name: 'Luna' });
  const base = `/api/pets/${pet.id}`;
  const dose = { vaccine: 'dog.rabies', givenOn: '2025-12-07', product: 'Rabisin', batch: 'L88201' };
  const { body: vaccination } = await owner.post(`${base}/vaccinations`, dose);
  const { body: weight } = await owner.post(`${base}/weights`, { measuredAt: '2026-01-02T10:00:00Z', grams: 11_200 });
  const { id: shareId, accessKey } = await owner.sharesPet(pet.id, share);
  const calls = `/api/shared/${accessKey}`;
  return {
    owner,
    base,
    pet,
    vaccination,
    weight,
    shareId,
    calls,
    page: `/shared/answer/${accessKey}`,
    vet: new Visitor(),
  };
}

export type AnsweredRecord = Awaited<ReturnType<typeof aRecord>>;

export const proposes = ({ vet, calls }: AnsweredRecord, proposal: object, by: object = marsh) =>
  vet.send('POST', `${calls}/proposals`, { ...proposal, by });

export const form = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...html,
  });

export function addsDocument(visitor: Visitor, calls: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'report.pdf');
  return visitor.send('POST', `${calls}/proposals`, body, html);
}

export const listProposals = async ({ owner, base }: AnsweredRecord) =>
  (await owner.get(`${base}/proposals`)).body.items;
export const source = async ({ owner, base, vaccination }: AnsweredRecord) =>
  (await owner.get(`${base}/vaccinations/${vaccination.id}`)).body.source;
