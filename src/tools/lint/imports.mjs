import { posix, relative } from 'node:path'
import { posixPath } from '#tools/posixPath.mjs'
import { mayImportModule, mayImportPackage, boundaryOf } from './boundaries.mjs'

/** Components read and call atoms, only src/state makes them. */
const JOTAI_FOR_COMPONENTS = ['Provider', 'useAtom', 'useAtomValue', 'useSetAtom', 'useStore']

const GENERATED_BY_ROUTER = './+types/'

/**
 * Lint rule: imports stay within the boundaries, go through `#…` across folders, and reach `jotai` outside src/state only by
 * its hooks.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      relative: 'Relative imports stay in the folder: write {{path}}',
      boundary: 'src/{{folder}} may not import {{path}}. {{hint}}',
      jotai: 'Atoms are made in src/state: components import only {{names}} from jotai.',
    },
  },
  create(context) {
    const file = posixPath(relative(context.cwd, context.filename))
    const module = file.startsWith('src/') ? file.slice('src/'.length) : null

    /** @param {{ node: any, specifier: unknown, typeOnly: boolean }} found */
    const check = ({ node, specifier, typeOnly }) => {
      if (typeof specifier !== 'string') return
      const path = specifier.replace(/\?.*$/, '')
      if (path.startsWith('.')) {
        if (!isInSameFolder(path) && !isConfig(file)) report(node, 'relative', { path: withHash(file, path) })
      } else if (module !== null) {
        checkBoundary({ node, path, module, typeOnly })
      }
    }

    /** @param {{ node: any, path: string, module: string, typeOnly: boolean }} found */
    const checkBoundary = ({ node, path, module: from, typeOnly }) => {
      const boundary = boundaryOf(from)
      if (boundary === null) return
      const allowed = path.startsWith('#') ? mayImportOwn(from, path, typeOnly) : mayImportPackage(from, path)
      if (!allowed) report(node, 'boundary', { folder: boundary.folder, path, hint: boundary.hint })
      if (path === 'jotai' && from.startsWith('web/') && !hasOnlyHooks(node)) {
        report(node, 'jotai', { names: JOTAI_FOR_COMPONENTS.join(', ') })
      }
    }

    /**
     * @param {any} node
     * @param {string} messageId
     * @param {Record<string, string>} data
     */
    const report = (node, messageId, data) => {
      context.report({ node, messageId, data })
    }

    /** @param {any} node */
    const onDeclaration = (node) => {
      if (node.source) check({ node, specifier: node.source.value, typeOnly: isTypeOnly(node) })
    }
    return {
      ImportDeclaration: onDeclaration,
      ExportNamedDeclaration: onDeclaration,
      ExportAllDeclaration: onDeclaration,
      ImportExpression: (/** @type {any} */ node) => {
        check({ node, specifier: node.source.value, typeOnly: false })
      },
    }
  },
}

/**
 * @param {string} from
 * @param {string} path
 * @param {boolean} typeOnly
 */
function mayImportOwn(from, path, typeOnly) {
  // Neither `schema.graphql` nor the built website is a module of src.
  if (path === '#schema.graphql') return /^(admin|platform|server)\//.test(from)
  if (path === '#website') return from.startsWith('server/')
  return mayImportModule(from, path.slice(1), typeOnly)
}

/** @param {string} path */
function isInSameFolder(path) {
  return path.startsWith(GENERATED_BY_ROUTER) || /^\.\/[^/]+$/.test(path)
}

/**
 * @param {string} file
 * @param {string} path relative to the file
 */
function withHash(file, path) {
  return `#${posix.join(posix.dirname(file), path).replace(/^src\//, '')}`
}

/** @param {string} file */
function isConfig(file) {
  return !file.includes('/')
}

/** @param {any} node */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = node.specifiers ?? []
  return (
    names.length > 0 &&
    names.every((/** @type {any} */ name) => name.importKind === 'type' || name.exportKind === 'type')
  )
}

/** @param {any} node */
function hasOnlyHooks(node) {
  if (isTypeOnly(node)) return true
  return (node.specifiers ?? []).every(
    (/** @type {any} */ name) => name.importKind === 'type' || JOTAI_FOR_COMPONENTS.includes(name.imported?.name),
  )
}
