/** Registers the service worker, whose address the build writes on the script's own element. */

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (input: string) => string }
    }
  }
}

export function startWorker(): void {
  // `document.currentScript` is set only while a script runs for the first time.
  const path = document.currentScript?.dataset.worker
  if (!path || !('serviceWorker' in navigator)) return
  addEventListener('load', async () => {
    try {
      // The address of a worker needs a Trusted Types policy; this one accepts no other address.
      const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path })
      await navigator.serviceWorker.register(policy?.createScriptURL('') ?? path)
    } catch (cause) {
      console.warn('Service worker:', cause)
    }
  })
}
