/** For editors, which read new modules as well: codegen.ts lists the modules with a tag once, when it starts. */
export default {
  schema: 'schema.graphql',
  documents: ['operations/*.graphql', 'src/domain/**/*.graphql', 'src/web/**/*.{ts,tsx}'],
}
