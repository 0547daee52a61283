import type { DeliveryState } from './vocabulary';

/** Delivery with times in ISO 8601 UTC. */
export interface Delivery {
  id: string;
  kind: string;
  petName: string | null;
  dueAt: string;
  sendAt: string;
  sentAt: string | null;
  push: DeliveryState | null;
  mail: DeliveryState | null;
  acknowledgedAt: string | null;
}

interface DeliveryRow {
  id: string;
  kind: string;
  dueAt: Date;
  sendAt: Date;
  sentAt: Date | null;
  pushState: string | null;
  mailState: string | null;
  acknowledgedAt: Date | null;
}

export function toDelivery(row: DeliveryRow, petName: string | null): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    petName,
    dueAt: row.dueAt.toISOString(),
    sendAt: row.sendAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    push: row.pushState as DeliveryState | null,
    mail: row.mailState as DeliveryState | null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}
