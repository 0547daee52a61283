import { currentToasts, dismissToast, subscribeToToasts, toast } from '@/lib/browser/page/toast';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('toasts', () => {
  test('R2.12 a new toast replaces the last one', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['second', true]]);
  });

  test('R2.12 a dismissed toast is removed from the state after 1,000,000 ms', () => {
    const { dismiss } = toast({ title: 'gone soon' });
    dismiss();
    expect(currentToasts()[0]).toMatchObject({ title: 'gone soon', open: false });

    jest.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  test('R2.12 dismissing a removed toast changes nothing', () => {
    const { id } = toast({ title: 'one' });
    toast({ title: 'two' });
    const before = currentToasts();
    dismissToast(id);
    expect(currentToasts()).toBe(before);
  });

  test('R2.12 listeners receive every change until they unsubscribe', () => {
    const listener = jest.fn();
    const stopListening = subscribeToToasts(listener);
    const { dismiss } = toast({ title: 'heard' });

    dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    stopListening();
    toast({ title: 'unheard' }).dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
