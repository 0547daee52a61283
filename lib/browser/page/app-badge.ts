interface WithAppBadge {
  setAppBadge?: (count: number) => Promise<void>;
}

export async function setAppBadge(count: number): Promise<void> {
  try {
    await (navigator as WithAppBadge).setAppBadge?.(count);
  } catch (error) {
    console.info('could not update the app badge', error);
  }
}
