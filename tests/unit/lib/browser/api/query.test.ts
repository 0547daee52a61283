/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { listOwnPets } from '@/lib/accounts/account/client';
import { prefetchFor } from '@/lib/browser/api/prefetch';
import {
  forgetReads,
  getFreshData,
  invalidate,
  type QueryPath,
  readFresh,
  reads,
  setQueryData,
} from '@/lib/browser/api/query-client';
import { useQuery } from '@/lib/browser/api/use-read';
import { createPet, overwritePet } from '@/lib/records/pets/client';
import type { Pet } from '@/lib/records/pets/pet';
import { removePet, restorePet } from '@/lib/records/pets/removal-client';

const petId = '0192f0c0-0000-7000-8000-000000000001';
const MINUTE = 60_000;
let calls: string[];
let status: number;

const answers: Record<string, unknown> = {
  '/api/users/current': { id: 'u1' },
  '/api/users/u1/pets': [{ id: petId, name: 'Luna' }],
  '/api/pets': [{ id: petId, name: 'Luna', type: 'dog' }],
  [`/api/pets/${petId}`]: { id: petId, name: 'Luna' },
};

beforeEach(() => {
  jest.useFakeTimers();
  forgetReads();
  calls = [];
  status = 200;
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path !== '/api/csrf-token') calls.push(options.method ? `${options.method} ${path}` : path);
    const body = answers[path] ?? { token: 't', id: petId, name: 'Luna Nova' };
    return { ok: status < 300, status, json: async () => body, text: async () => '', statusText: 'Down' };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
});

async function callsOf(pathname: string): Promise<string[]> {
  calls = [];
  await prefetchFor(pathname);
  return calls;
}

async function renderQuery(path: QueryPath): Promise<() => void> {
  const { unmount } = renderHook(() => useQuery(path));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
}

describe('prefetching', () => {
  test('R2.10 each page prefetches the data it needs: list, pet, user', async () => {
    expect(await callsOf('/profile')).toEqual(['/api/users/current']);
    expect(await callsOf('/pets')).toEqual(['/api/pets']);
    const ofPet = [`/api/pets/${petId}`, `/api/pets/${petId}/health`, `/api/pets/${petId}/routines`];
    expect(await callsOf(`/pets/${petId}`)).toEqual(ofPet);
    expect(await callsOf('/pets/new')).toEqual([]);
  });

  test.each([
    ['/pets', '/api/pets', 5],
    [`/pets/${petId}/share`, `/api/pets/${petId}`, 2],
    [`/pets/${petId}`, `/api/pets/${petId}/health`, 5],
    [`/pets/${petId}/routines`, `/api/pets/${petId}/routines`, 10],
    ['/home', '/api/users/current', 5],
  ])('R2.10 on %s the answer of %s stays fresh for %i minutes', async (page, path, minutes) => {
    await prefetchFor(page);
    jest.advanceTimersByTime(minutes * MINUTE - 1);
    expect(await callsOf(page)).not.toContain(path);
    jest.advanceTimersByTime(1);
    expect(await callsOf(page)).toContain(path);
  });

  test('R2.10 R2.11 a failed prefetch is retried only on the next route change', async () => {
    status = 500;
    expect(await callsOf('/pets')).toEqual(['/api/users/current', '/api/pets']);
    calls = [];
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(calls).toEqual([]);

    status = 200;
    expect(await callsOf('/pets')).toEqual(['/api/users/current', '/api/pets']);
  });
});

describe('cached queries', () => {
  test('R2.11 no refetch on focus, reconnection, remount or after an hour', async () => {
    const hideQuery = await renderQuery('/api/pets');
    expect(calls).toEqual(['/api/pets']);
    for (const back of ['focus', 'offline', 'online', 'pageshow'])
      await act(async () => dispatchEvent(new Event(back)));
    hideQuery();
    const hideAgain = await renderQuery('/api/pets');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    hideAgain();
    expect(calls).toEqual(['/api/pets']);
  });

  test('R2.11 a write refetches only queries that are shown and affected', async () => {
    const hideQuery = await renderQuery('/api/pets');

    await prefetchFor('/pets');
    calls = [];
    await act(() => overwritePet({ id: petId, name: 'Luna' } as Pet, { name: 'Luna Nova' }));
    hideQuery();
    expect(calls).toEqual([`PATCH /api/pets/${petId}`, '/api/pets']);

    const unreadPaths = [`/api/pets/${petId}/health`, `/api/pets/${petId}/routines`];
    expect(await callsOf(`/pets/${petId}`)).toEqual(unreadPaths);
  });

  test.each([
    ['adding a pet', () => createPet({ name: 'Luna' } as never, 'k'), `/pets/${petId}`, []],
    ['bringing a pet back', () => restorePet(petId), `/pets/${petId}`, []],
    ['deleting a pet', () => removePet(petId), `/pets/${petId}`, [`/api/pets/${petId}`]],
  ] as const)('R2.11 after %s the list is fetched again', async (_, write, page, more) => {
    await prefetchFor('/pets');
    await prefetchFor(page);
    await write();
    expect(await callsOf('/pets')).toEqual(['/api/pets']);
    expect(await callsOf(page)).toEqual(more);
  });

  test('R2.11 a write pattern invalidates only its own paths', async () => {
    setQueryData('/api/pets', []);
    setQueryData('/api/users/current', { id: 'u1' });
    invalidate(/^\/api\/pets$/);
    expect(await callsOf('/pets')).toEqual(['/api/pets']);
  });

  test('R2.4 Share lists pets in the order in which they were added', async () => {
    setQueryData('/api/pets', [
      { id: 'p2', name: 'Milo' },
      { id: 'p1', name: 'Luna' },
    ]);
    expect((await listOwnPets()).map(({ name }) => name)).toEqual(['Luna', 'Milo']);
  });

  test('R2.4 Share reuses a recent list, otherwise fetches it once', async () => {
    await prefetchFor('/pets');
    calls = [];
    expect(await listOwnPets()).toMatchObject([{ name: 'Luna' }]);
    expect(calls).toEqual([]);

    jest.advanceTimersByTime(5 * MINUTE);
    expect(await listOwnPets()).toEqual([{ id: petId, name: 'Luna' }]);
    expect(calls).toEqual(['/api/users/current', '/api/users/u1/pets']);
    expect(await listOwnPets()).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  test('R4.3 the cache is empty after sign-out', async () => {
    await prefetchFor('/pets');
    forgetReads();
    expect(reads.size).toBe(0);
  });

  test('R4.3 a response after sign-out is not cached', async () => {
    const pendingRead = readFresh('/api/pets', MINUTE);
    forgetReads();
    await pendingRead;
    expect(getFreshData('/api/pets', MINUTE)).toBeUndefined();
  });

  test('R2.11 a response requested before a write is not cached', async () => {
    const pendingRead = readFresh('/api/pets', MINUTE);
    invalidate(/pets/);
    await pendingRead;
    expect(getFreshData('/api/pets', MINUTE)).toBeUndefined();
  });

  test('simultaneous reads share one request', async () => {
    await Promise.all([readFresh('/api/pets', MINUTE), readFresh('/api/pets', MINUTE)]);
    expect(calls).toEqual(['/api/pets']);
  });

  test('a failed read keeps the cached data and reports the error', async () => {
    setQueryData('/api/pets', ['known']);
    status = 500;
    const { result, unmount } = renderHook(() => useQuery('/api/pets'));
    await act(() => result.current.refetch());
    expect(result.current).toMatchObject({ data: ['known'], isError: true, isFetching: false });
    unmount();
  });
});
