declare global {
  interface Window {
    /**
     * Settles when the framework has received the page's route modules, which hydration has to wait for; undefined on
     * pages with the framework's own boot script.
     */
    pageModules?: Promise<void>
  }
}

/** Preloads modules without evaluating them: one link per task, because a dozen at once block input on a slow phone. */
export function preloadModules(files: readonly string[]): void {
  for (const href of files)
    setTimeout(() =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
    )
}

/** Evaluates modules one per task, so that the browser can handle input in between. They are being preloaded already. */
export async function evaluateModules(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await new Promise((go) => setTimeout(go))
  }
}

/** Key in the session storage: address of the page that was reloaded. */
const RELOADED = 'reloaded'

/**
 * Reloads a page whose modules cannot be loaded, as after a deployment that replaced them: the new one names its own. Once
 * for an address, and not without a connection, where the page serves better as it is.
 * @throws the error, so that nothing that follows is tried
 */
export function reloadOnce(error: unknown): never {
  if (navigator.onLine && sessionStorage.getItem(RELOADED) !== location.href) {
    sessionStorage.setItem(RELOADED, location.href)
    location.reload()
  }
  throw error
}
