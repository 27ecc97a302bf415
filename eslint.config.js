import graphql from '@graphql-eslint/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importsRule } from './src/tools/lint/imports.mjs'
import { modulesWithTags } from './src/tools/lint/modulesWithTags.mjs'
import { textNodesRule } from './src/tools/lint/textNodes.mjs'
import { TOO_NEW } from './src/tools/lint/tooNew.mjs'

const PURE = 'src/domain is pure: same arguments, same answer.'

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Named exports; a default only where the framework demands one (route modules, root, entries, configuration).',
}
const NO_ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'src/server/config/config.ts reads the environment, once, with a schema. Take the value as an argument.',
}
const NO_CLOCK_OR_CHANCE = [
  {
    selector:
      "NewExpression[callee.name='Date'], CallExpression[callee.name='Date'], MemberExpression[object.name='Date']",
    message: `${PURE} Today is an argument; days are read and counted by domain/calendar.ts.`,
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: `${PURE} Ids and chance are arguments.`,
  },
]
const OUTSIDE = `${PURE} Requests belong in src/web/graph, what the device keeps in src/state/storage.ts, the page in src/web; time and ids are arguments.`
const OUTSIDE_WORLD = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'performance',
  'crypto',
  'process',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'console',
]

const OPERATIONS = graphql.configs['flat/operations-recommended'].rules
const SCRIPTS = '**/*.{ts,tsx,mjs,js}'

export default defineConfig(
  globalIgnores(['build/', 'coverage/', '.data/', '.backup/', '.react-router/', 'src/platform/generated/']),
  // The rest of the folder is generated.
  globalIgnores(['src/gql/*', '!src/gql/lazyDocument.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: [SCRIPTS],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { house: { rules: { imports: importsRule, 'text-nodes': textNodesRule } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'house/imports': 'error',
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENVIRONMENT],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Enums come from packages alone, and their members are words: the compiler refuses any other. To look once more takes
      // a tenth of all of lint (8.73).
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Runs out of stack on recursive types such as those of GraphQL's input types (8.73).
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler of a form or a button may be asynchronous: React waits for none of them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `throw redirect(…)` and a thrown 404 are the router's way to leave a loader.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'undici-types', name: 'Response' },
          ],
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_ENVIRONMENT, ...NO_CLOCK_OR_CHANCE],
      'no-restricted-globals': ['error', ...OUTSIDE_WORLD.map((name) => ({ name, message: OUTSIDE }))],
    },
  },
  {
    files: [
      'src/web/routes/**/*.{ts,tsx}',
      'src/web/{root,routes,entry.client,entry.server}.{ts,tsx}',
      // The build of inline scripts takes the default export.
      'src/web/**/*.script.ts',
      'src/web/document/inlineScript.d.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', NO_ENVIRONMENT] },
  },
  // The framework calls it with four arguments.
  { files: ['src/web/entry.server.tsx'], rules: { 'max-params': 'off' } },
  { files: ['src/server/config/config.ts'], rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] } },
  // Scripts of the build and configuration files belong neither to the website nor to the host or the platform.
  {
    files: ['src/tools/{dev,fonts,mutation,recipes,scripts,vite}/**', '*.{ts,js}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/tools/**/*.mjs', 'test/fuzz/pulse.mjs'],
    rules: {
      // Syntax trees and configurations of plugins come without types.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },

  // Plugins without types make a typed look at this file worthless.
  {
    files: ['eslint.config.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },

  {
    files: ['src/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    processor: graphql.processor,
  },
  { files: ['src/web/**/*.tsx'], rules: { 'house/text-nodes': 'error' } },
  {
    files: ['src/{domain,protocol,state,tenant,web}/**'],
    rules: { 'no-restricted-properties': ['error', ...TOO_NEW] },
  },

  // Texts, data and drawings are as long as they are.
  {
    files: ['src/web/text/**', 'src/demo/**', 'src/web/map/towns.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['test/**'],
    rules: {
      'max-lines': 'off',
      'no-console': 'off',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
    },
  },
  // Vitest calls the default export of a global set-up.
  { files: ['test/**/globalSetup.ts'], rules: { 'no-restricted-syntax': 'off' } },

  {
    // The processor hands each tag of a component on as a file of this ending.
    files: ['**/*.graphql'],
    ignores: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema.graphql',
          documents: ['operations/*.graphql', 'src/domain/**/*.graphql', ...modulesWithTags('src/web')],
        },
      },
    },
    rules: {
      ...OPERATIONS,
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: {
            style: 'PascalCase',
            forbiddenPrefixes: ['Get', 'Query', 'Mutation'],
            forbiddenSuffixes: ['Query', 'Mutation'],
            // A name of the contract.
            ignorePattern: '^RatioSummaryQuery$',
          },
          FragmentDefinition: {
            requiredPattern: /^[A-Z][A-Za-z0-9]*(_[a-z][A-Za-z0-9]*)?$/,
            forbiddenSuffixes: ['Fragment'],
          },
        },
      ],
      // Depth is the platform's to limit; a fragment tree is as deep as the page.
      '@graphql-eslint/selection-set-depth': 'off',
    },
  },
  {
    files: ['operations/*.graphql'],
    rules: {
      '@graphql-eslint/lone-executable-definition': 'error',
      '@graphql-eslint/match-document-filename': [
        'error',
        { query: 'matchDocumentStyle', mutation: 'matchDocumentStyle' },
      ],
    },
  },
)
