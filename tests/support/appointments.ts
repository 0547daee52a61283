import type { Person } from './people';

export const anAppointment = {
  startsAt: '2027-03-22T09:00:00.000Z',
  kind: 'vet',
  title: 'Check-up',
  durationMinutes: 30,
  place: 'Clínica Sol; calle del Sol, 12',
  note: 'Bring the passport',
  status: 'planned',
  reminderMinutesBefore: 1440,
  timeZone: 'Europe/Madrid',
};

export async function aPetToBook(owner: Person, pet: Record<string, unknown> = {}) {
  const { id } = await owner.addsPet(pet);
  const list = `/api/pets/${id}/appointments`;
  const items = async () => (await owner.get(`${list}?limit=200`)).body.items as { id: string; startsAt: string }[];
  const book = async (changes: Record<string, unknown> = {}) => {
    const { status, body } = await owner.post(list, { ...anAppointment, ...changes });
    if (status !== 201) throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
    return body as { id: string; startsAt: string; seriesId: string | null };
  };
  return { id, list, items, book };
}
