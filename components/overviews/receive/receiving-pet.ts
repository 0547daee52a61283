export interface ReceivingPet {
  id: string;
  name: string;
}
