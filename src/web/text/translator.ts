import { formatMessage, type MessageValues } from './messageFormat.ts'

/** German texts by key. Each area has its own catalogue, so that public pages do not load the texts of the funnel. */
export type Messages = Readonly<Record<string, string>>

type NameIn<Inner extends string> = Inner extends `${infer Name},${string}` ? Identifier<Name> : Identifier<Inner>

// Branches of a plural are no placeholders: they begin with a capital, a digit or «#», or contain a space.
type Identifier<Text extends string> = Text extends `${string} ${string}`
  ? never
  : Text extends Capitalize<Text>
    ? never
    : Text

/** Names of the placeholders in a message. */
export type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOfInner<Inner> | PlaceholdersOf<Rest>
  : never

type NameOfInner<Inner extends string> = Inner extends `${infer Plural}{${infer Nested}`
  ? NameIn<Plural> | NameIn<Nested>
  : NameIn<Inner>

type ValuesFor<Message extends string> = [PlaceholdersOf<Message>] extends [never]
  ? []
  : [values: { readonly [Name in PlaceholdersOf<Message>]: string | number }]

/** Returns the text of a key with its values; a missing key or value does not compile, and the error names the key. */
export type Translate<M extends Messages> = <K extends string>(
  key: [K] extends [keyof M] ? K : keyof M & string,
  ...values: [K] extends [keyof M] ? ValuesFor<M[K]> : []
) => string

/** Creates the `t` function of a catalogue. */
export function translator<const M extends Messages>(messages: M): Translate<M> {
  return (key, ...values) => {
    const given: MessageValues = values[0] ?? {}
    return formatMessage(messages[key] ?? key, given)
  }
}
