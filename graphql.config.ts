import codegen from './codegen.ts'

/** For editors and other tools of GraphQL: the schema and documents codegen reads. */
export default { schema: codegen.schema, documents: codegen.documents }
