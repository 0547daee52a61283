import type { AbstractIntlMessages } from 'next-intl';
import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import type { Locale } from './locales';
import type { Namespace } from './messages';

/** R5.3: waits 350, 700, 1400, 2800 and 5600 ms between six tries. Runs ten requests at a time. */
const retries = { retries: 5, minTimeout: 350, factor: 2 };
const oneOfTen = pLimit(10);

const requests = new Map<string, Promise<unknown>>();

export async function loadLazyMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const namespaceMessages = await Promise.all(namespaces.map((name) => fetchOnce(`/messages/${locale}/${name}.json`)));
  return Object.fromEntries(namespaces.map((name, index) => [name, namespaceMessages[index]])) as AbstractIntlMessages;
}

function fetchOnce(path: string): Promise<unknown> {
  const earlier = requests.get(path);
  if (earlier !== undefined) return earlier;
  // Only the request itself occupies one of the ten slots, not the pause between tries.
  const answer = pRetry(() => oneOfTen(() => fetchMessages(path)), retries);
  requests.set(path, answer);
  answer.catch(() => requests.delete(path));
  return answer;
}

async function fetchMessages(path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } });
  if (response.ok) return response.json();
  const error = new Error(`${response.status} for ${path}`);
  throw response.status >= 500 || response.status === 429 ? error : new AbortError(error);
}
