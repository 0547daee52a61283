import { ApiError, CALL_TIMEOUT_MS, NoAnswerError } from './api-client';
import { announceSessionEnd } from './session-end';

export async function apiDownload(path: string, onProgress: (bytes: number) => void): Promise<File> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new NoAnswerError()), CALL_TIMEOUT_MS);
  };
  setTimer();
  try {
    const { signal } = controller;
    const response = await fetch(path, {
      credentials: 'include',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal,
    });
    if (!response.ok || !response.body) {
      if (response.status === 401) announceSessionEnd();
      throw new ApiError(response.status, await response.text(), response.statusText);
    }
    const chunks: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      setTimer();
      chunks.push(part.value);
      bytes += part.value.byteLength;
      onProgress(bytes);
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
    return new File(chunks, name, { type: response.headers.get('content-type') ?? '' });
  } finally {
    clearTimeout(timer);
  }
}
