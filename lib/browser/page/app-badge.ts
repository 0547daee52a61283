interface WithAppBadge {
  setAppBadge?: (count: number) => Promise<void>;
}

export async function setAppBadge(count: number): Promise<void> {
  try {
    await (navigator as WithAppBadge).setAppBadge?.(count);
  } catch (error) {
    console.info('the icon keeps its number', error);
  }
}
