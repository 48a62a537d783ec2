/** The service worker: registered when the build says where it is, on the script's own element. */

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (input: string) => string } }
  }
}

export function startWorker(): void {
  // Only while a script runs for the first time does the document know its element.
  const path = document.currentScript?.dataset.worker
  if (!path || !('serviceWorker' in navigator)) return
  addEventListener('load', async () => {
    try {
      // A worker is code, so its address needs a policy; this one knows no other address.
      const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path })
      await navigator.serviceWorker.register(policy?.createScriptURL('') ?? path)
    } catch (cause) {
      console.warn('Service worker:', cause)
    }
  })
}
