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
