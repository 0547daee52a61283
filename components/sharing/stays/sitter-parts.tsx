import { runningStays, type StayDesk } from '@/lib/sharing/stays/desk';
import { SitterTile } from './sitter-tile';
import { StayTicket } from './stay-ticket';

export function sitterPartsOf(desk: StayDesk | null, pet: { id: string; name: string }) {
  const isOffered = desk?.start.pets.some(({ id }) => id === pet.id) ?? false;
  return {
    sitterTile:
      desk && isOffered ? <SitterTile petName={pet.name} start={{ ...desk.start, chosen: [pet.id] }} /> : null,
    sitterLinks: runningStays(desk?.stays ?? [], pet.id).map((stay) => (
      <StayTicket key={stay.id} petName={pet.name} stay={stay} />
    )),
  };
}
