const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/web/text/*.ts', { eager: true })

/** Every message of the site by its key: all that is exported as `…Messages`. */
export const messages: ReadonlyMap<string, string> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, exported]) =>
      name.endsWith('Messages') ? Object.entries(exported as Readonly<Record<string, string>>) : [],
    ),
)
