import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePages } from '@/components/collections/entries';
import type { Page } from '@/lib/core/http/pagination';
import { inLanguage } from '@/tests/support/render-in-language';

interface Row {
  id: string;
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id: String(id) }));
const page = (items: Row[], nextCursor: string | null): Page<Row> => ({ items, nextCursor });

const wrapper = ({ children }: { children: ReactNode }) => inLanguage(children);

function setUp(list: (cursor: string) => Promise<Page<Row>>) {
  const { result, rerender } = renderHook(({ first }) => usePages(first, list), {
    initialProps: { first: page(rows(9, 8, 7), 'after 7') },
    wrapper,
  });
  return { result, rerender, ids: () => result.current.items.map(({ id }) => id).join(' ') };
}

test('R7.3 a page loaded after a new entry leaves no gap', async () => {
  const list = jest.fn(async () => page(rows(7, 6), null));
  const { result, rerender, ids } = setUp(list);
  rerender({ first: page(rows(10, 9, 8), 'after 8') });
  await act(() => result.current.more());
  expect(list).toHaveBeenCalledWith('after 8');
  expect(ids()).toBe('10 9 8 7 6');
});

test('R7.3 an entry added meanwhile leaves no gap in loaded pages', async () => {
  const { result, rerender, ids } = setUp(async () => page(rows(6, 5), null));
  await act(() => result.current.more());
  rerender({ first: page(rows(11, 10, 9), 'after 9') });
  expect(ids()).toBe('11 10 9 8 7 6 5');
  rerender({ first: page(rows(9, 7, 6), 'after 6') });
  expect(ids()).toBe('9 7 6 5');
});

test('R7.3 a page that cannot be loaded is reported until it loads', async () => {
  const list = jest.fn<Promise<Page<Row>>, [string]>().mockRejectedValueOnce(new Error('offline'));
  const { result, ids } = setUp(list);
  await act(() => result.current.more());
  expect([result.current.hasFailed, ids()]).toEqual([true, '9 8 7']);
  list.mockResolvedValueOnce(page(rows(6), null));
  await act(() => result.current.more());
  expect([result.current.hasFailed, ids()]).toEqual([false, '9 8 7 6']);
});
