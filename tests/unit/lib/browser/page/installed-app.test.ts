/** @jest-environment jsdom */
import { setAppBadge } from '@/lib/browser/page/app-badge';
import { onLaunchedFile } from '@/lib/browser/page/launched-file';

test('R12.6 the icon shows a badge number if the browser supports it', async () => {
  await expect(setAppBadge(3)).resolves.toBeUndefined();
  const badge = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge: badge });
  await setAppBadge(3);
  await setAppBadge(0);
  expect(badge.mock.calls).toEqual([[3], [0]]);

  const infoLog = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  badge.mockRejectedValueOnce(new Error('not installed'));
  await setAppBadge(1);
  expect(infoLog).toHaveBeenCalled();
});

test('R12.6 the first launched file is used if the browser supports launching', async () => {
  const takenFiles: string[] = [];
  onLaunchedFile(({ name }) => takenFiles.push(name));
  const fileHandle = (name: string) => ({ getFile: async () => new File(['x'], name) });
  const params = { files: [fileHandle('luna.csv'), fileHandle('milo.csv')] };
  Object.assign(window, { launchQueue: { setConsumer: (take: (launchParams: object) => void) => take(params) } });

  onLaunchedFile(({ name }) => takenFiles.push(name));
  await Promise.resolve();
  expect(takenFiles).toEqual(['luna.csv']);
});
