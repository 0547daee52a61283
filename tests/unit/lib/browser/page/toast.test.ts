import { currentToasts, dismissToast, subscribeToToasts, toast } from '@/lib/browser/page/toast';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('toasts', () => {
  test('R2.12 one at a time: a new one replaces the last', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['second', true]]);
  });

  test('R2.12 a dismissed toast leaves the state after 1,000,000 ms', () => {
    const { dismiss } = toast({ title: 'gone soon' });
    dismiss();
    expect(currentToasts()[0]).toMatchObject({ title: 'gone soon', open: false });

    jest.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  test('R2.12 dismissing what is gone changes nothing', () => {
    const { id } = toast({ title: 'one' });
    toast({ title: 'two' });
    const before = currentToasts();
    dismissToast(id);
    expect(currentToasts()).toBe(before);
  });

  test('R2.12 listeners hear every change until they leave', () => {
    const listener = jest.fn();
    const leave = subscribeToToasts(listener);
    const { dismiss } = toast({ title: 'heard' });

    dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'unheard' }).dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
