import ts from 'typescript'

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike
/** Of what can be rendered only `ReactNode` has it: a node that the component is handed. */
const ANY_NODE = ts.TypeFlags.BigIntLike
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike

/**
 * Lint rule: a text that can change or vanish is alone in its element. The translation of a browser replaces text nodes; of
 * one that stands beside other children React keeps a reference, and then changes a node nobody sees, or ends the page with
 * «removeChild».
 * @type {import('eslint').Rule.RuleModule}
 */
export const textNodesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'A text that can change stands beside others: give it an element of its own, or join them into one text. A browser that translates the page replaces text nodes React refers to.',
      returned: 'A component returns a text: let it return an element. The parent would have the text beside others.',
      beside:
        'A text stands behind something that comes and goes: give it an element of its own. A browser that translates the page replaces text nodes React refers to.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode

    /** @param {any} node @param {number} flags */
    const has = (node, flags) => {
      const type = parserServices.getTypeAtLocation(node)
      return (type.isUnion() ? type.types : [type]).some((/** @type {any} */ part) => (part.flags & flags) !== 0)
    }
    const isText = (/** @type {any} */ node) => has(node, TEXT) && !has(node, ANY_NODE)
    const inBraces = (/** @type {any} */ child) => child.type === 'JSXExpressionContainer'

    /** @param {any} node */
    const check = ({ children, type }) => {
      const shown = children.filter(isShown)
      if (shown.length === 1 && type === 'JSXElement') return
      let isBehindChange = false
      for (const child of shown) {
        if (isConstantText(child)) {
          if (isBehindChange && !isBlank(child)) context.report({ node: child, messageId: 'beside' })
        } else if (inBraces(child) && isText(child.expression)) context.report({ node: child, messageId: 'changing' })
        else if (inBraces(child) && has(child.expression, NOTHING)) isBehindChange = true
      }
    }
    /** @param {any} node */
    const checkReturned = (node) => {
      const returned = node.type === 'ReturnStatement' ? node.argument : node.body
      if (returned !== null && returned.type !== 'BlockStatement' && isInComponent(node) && isText(returned))
        context.report({ node: returned, messageId: 'returned' })
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement: checkReturned,
      ArrowFunctionExpression: checkReturned,
    }
  },
}

/** @param {any} child */
function isShown(child) {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(child.value)
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
}

/**
 * A space between two elements, which no translation replaces.
 * @param {any} child
 */
function isBlank({ type, value, expression }) {
  return type === 'JSXText'
    ? value.trim() === ''
    : expression.type === 'Literal' && String(expression.value).trim() === ''
}

/**
 * A text written in the component, or a message without values.
 * @param {any} child
 */
function isConstantText(child) {
  if (child.type === 'JSXText') return true
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  if (expression.type === 'Literal') return true
  return (
    expression.type === 'CallExpression' && expression.arguments.every((/** @type {any} */ a) => a.type === 'Literal')
  )
}

/**
 * Whether the innermost function around a node, or the node itself, is a component.
 * @param {any} node
 */
function isInComponent(node) {
  let at = node
  while (at !== null && !/Function/.test(at.type)) at = at.parent
  if (at === null) return false
  const name = at.id?.name ?? (at.parent.type === 'VariableDeclarator' ? at.parent.id.name : undefined)
  return typeof name === 'string' && /^[A-Z][a-z]/.test(name)
}
