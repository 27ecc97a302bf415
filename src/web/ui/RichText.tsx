import { createElement, Fragment, type ReactNode } from 'react'
import { readRichText, type RichElement, type RichNode } from '#domain/content/richText.ts'
import styles from './RichText.module.css'

interface Props {
  /** Plain text, or HTML as normalised by the host. */
  readonly text: string
}

/** Renders a text of the platform with paragraphs, lists and links as React elements; no HTML is inserted. */
export function RichText({ text }: Props) {
  const blocks = readRichText(text)
  const elements = blocks.map((block, index) => <Fragment key={index}>{renderElement(block)}</Fragment>)
  return blocks.length > 1 ? <div className={styles.blocks}>{elements}</div> : elements
}

/** The same with `span` elements only, for use inside a label, paragraph or list item. */
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

/** Web links open a new window, so that a booking is not left. */
function renderLink(href: string, children: readonly RichNode[]): ReactNode {
  const isWeb = /^https?:/i.test(href)
  return (
    <a href={href} {...(isWeb ? { target: '_blank', rel: 'noopener' } : {})}>
      {renderNodes(children)}
    </a>
  )
}
