import { readConsent } from '@/lib/core/http/consent';

function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}

export async function savePage(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || readConsent(document.cookie).state === 'rejected') return false;
  try {
    const registration = await serviceWorker.getRegistration('/');
    return await isActive(
      registration ?? (await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })),
    );
  } catch {
    return false;
  }
}
