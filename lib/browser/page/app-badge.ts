interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
}

/** Sets the number on the icon of the installed app; 0 removes it. Some pages or workers lack the method. */
export async function setAppBadge(count: number): Promise<void> {
  try {
    await (navigator as Badged).setAppBadge?.(count);
  } catch (error) {
    console.info('the icon keeps its number', error);
  }
}
