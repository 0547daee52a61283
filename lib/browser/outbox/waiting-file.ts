import { downloadZip } from 'client-zip';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromMs } from '@/lib/core/time/dates';
import type { WaitingWrite } from './waiting';

const dateText = (ms: number) => instantFromMs(ms).toISOString();

const toExport = ({ petId, collection, verb, madeAt, opened, body, shown, file, seq }: WaitingWrite) => ({
  petId,
  collection,
  verb,
  madeAt: dateText(madeAt),
  opened,
  body,
  shown,
  file: file && `${seq}-${file.name}`,
});

export async function waitingAsFile(
  entries: readonly WaitingWrite[],
  readFile: (waiting: WaitingWrite) => Promise<Blob | null>,
): Promise<File> {
  const name = `${PRODUCT_SLUG}-waiting-${dateText(nowMs()).slice(0, 10)}`;
  const list = new File([JSON.stringify(entries.map(toExport), null, 2)], `${name}.json`, { type: 'application/json' });
  const files: { name: string; input: Blob }[] = [];
  for (const waiting of entries) {
    const input = await readFile(waiting);
    if (input !== null) files.push({ name: toExport(waiting).file ?? String(waiting.seq), input });
  }
  if (files.length === 0) return list;
  const zip = await downloadZip([{ name: list.name, input: list }, ...files]).blob();
  return new File([zip], `${name}.zip`, { type: 'application/zip' });
}
