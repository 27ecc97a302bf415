import { Kind, parse, Source, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import { lineOf } from './place.ts'
import { filesBelow, textOf } from './projectFiles.ts'

/** One operation or fragment, where it is written. */
export interface DocumentPart {
  readonly name: string
  readonly file: string
  readonly definition: OperationDefinitionNode | FragmentDefinitionNode
}

const TAG = /\bgraphql\(\s*`([^`]*)`/g

/** Every operation and fragment of the project: of `operations/`, the domain's `.graphql` files, and the tags of components. */
export function readDocuments(root: string): readonly DocumentPart[] {
  const files = ['operations', 'src/domain', 'src/web'].flatMap((folder) => filesBelow(root, folder))
  return files.flatMap((file) => {
    if (file.endsWith('.graphql')) return partsIn(file, textOf(root, file), 1)
    if (!/\.tsx?$/.test(file)) return []
    const text = textOf(root, file)
    return [...text.matchAll(TAG)].flatMap((match) => partsIn(file, match[1] ?? '', lineOf(text, match.index + match[0].indexOf('`'))))
  })
}

function partsIn(file: string, text: string, line: number): readonly DocumentPart[] {
  const { definitions } = parse(new Source(text, file, { line, column: 1 }))
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return []
    const name = definition.name?.value
    return name === undefined ? [] : [{ name, file, definition }]
  })
}
