import { createElement, Fragment, type ReactNode } from 'react'
import { readRichText, type RichElement, type RichNode } from '#domain/content/richText.ts'
import styles from './RichText.module.css'

interface Props {
  /** As the host hands it on: plain, or HTML in its one form. */
  readonly text: string
}

/** A text of the platform with its paragraphs, lists and links. The elements are made here: no HTML gets into the page. */
export function RichText({ text }: Props) {
  const blocks = readRichText(text)
  const drawn = blocks.map((block, index) => <Fragment key={index}>{renderElement(block)}</Fragment>)
  return blocks.length > 1 ? <div className={styles.blocks}>{drawn}</div> : drawn
}

/** The same inside of a label, a sentence or an item, where only words can stand: paragraphs and items are lines. */
export function InlineRichText({ text }: Props) {
  const lines = readRichText(text).flatMap((block) =>
    block.tag === 'p'
      ? [{ children: block.children, isItem: false }]
      : itemsOf(block).map(({ children }) => ({ children, isItem: true })),
  )
  const [only] = lines
  if (only !== undefined && lines.length === 1) return renderNodes(only.children)
  return lines.map(({ children, isItem }, index) => (
    <span key={index} className={isItem ? styles.item : styles.line}>
      {renderNodes(children)}
    </span>
  ))
}

function itemsOf({ children }: RichElement): readonly RichElement[] {
  return children.filter((child) => typeof child !== 'string')
}

function renderNodes(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node)}</Fragment>
  ))
}

function renderElement({ tag, href, children }: RichElement): ReactNode {
  if (tag === 'br') return <br />
  if (tag === 'a') return renderLink(href ?? '', children)
  return createElement(tag, tag === 'ul' || tag === 'ol' ? { className: styles[tag] } : null, renderNodes(children))
}

/** To the web in a window of its own: a booking that was begun is not left. */
function renderLink(href: string, children: readonly RichNode[]): ReactNode {
  const isWeb = /^https?:/i.test(href)
  return (
    <a href={href} {...(isWeb ? { target: '_blank', rel: 'noopener' } : {})}>
      {renderNodes(children)}
    </a>
  )
}
