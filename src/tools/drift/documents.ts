import {
  Kind,
  parse,
  Source,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import { lineOf } from './sourceLocation.ts'
import { filesBelow, textOf } from './projectFiles.ts'

/** One operation or fragment, where it is written. */
export interface DocumentPart {
  readonly name: string
  readonly file: string
  readonly definition: OperationDefinitionNode | FragmentDefinitionNode
}

const TAG = /\bgraphql\(\s*`([^`]*)`/g

/** A piece of GraphQL as it is written: a file, or the tag of a component. */
export interface DocumentText {
  readonly file: string
  readonly text: string
  /** The line of the file it begins on. */
  readonly line: number
}

/** The files of `operations/`, the domain's `.graphql` files and the tags of components. */
export function documentTexts(root: string): readonly DocumentText[] {
  const files = ['operations', 'src/domain', 'src/web'].flatMap((folder) => filesBelow(root, folder))
  return files.flatMap((file) => {
    if (file.endsWith('.graphql')) return [{ file, text: textOf(root, file), line: 1 }]
    return /\.tsx?$/.test(file) ? tagsIn(file, textOf(root, file)) : []
  })
}

function tagsIn(file: string, text: string): readonly DocumentText[] {
  return [...text.matchAll(TAG)].map((match) => ({
    file,
    text: match[1] ?? '',
    line: lineOf(text, match.index + match[0].indexOf('`')),
  }))
}

/** Every operation and fragment of the project. */
export function readDocuments(root: string): readonly DocumentPart[] {
  return documentTexts(root).flatMap(partsIn)
}

/** @throws GraphQLError that names file and line */
export function parseDocument({ file, text, line }: DocumentText): DocumentNode {
  return parse(new Source(text, file, { line, column: 1 }))
}

function partsIn(written: DocumentText): readonly DocumentPart[] {
  const { file } = written
  return parseDocument(written).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return []
    const name = definition.name?.value
    return name === undefined ? [] : [{ name, file, definition }]
  })
}
