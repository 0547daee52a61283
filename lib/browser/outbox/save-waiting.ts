import { saveFile } from '../page/save-file';
import { loadOutbox } from './load-outbox';
import type { WaitingWrite } from './waiting';

export async function saveWaiting(entries: readonly WaitingWrite[]): Promise<void> {
  const [{ waitingFile }, { waitingAsFile }] = await Promise.all([
    loadOutbox(),
    import(/* webpackChunkName: "kept-waiting-file" */ './waiting-file'),
  ]);
  saveFile(await waitingAsFile(entries, waitingFile));
}
