interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
}

export async function setAppBadge(count: number): Promise<void> {
  try {
    await (navigator as Badged).setAppBadge?.(count);
  } catch (error) {
    console.info('the icon keeps its number', error);
  }
}
