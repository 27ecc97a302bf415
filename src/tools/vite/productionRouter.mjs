import { fileURLToPath } from 'node:url'

const PRODUCTION = new URL('../../../node_modules/react-router/dist/production/', import.meta.url)

/** @type {Readonly<Record<string, string>>} */
const FILES = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * Gives browsers the production build of React Router. Its package names the development build alone, with warnings for
 * developers that weigh half a kilobyte in every first view. The server keeps that one, which its handler is of.
 * @returns {import('vite').Plugin}
 */
export const productionRouter = () => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    handler: (id) => fileURLToPath(new URL(FILES[id] ?? id, PRODUCTION)),
  },
})
