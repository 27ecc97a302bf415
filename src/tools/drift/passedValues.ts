import type ts from 'typescript'
import { compiler } from './compiler.ts'

/** A value, and the declared type under which it is passed on. */
export interface PassedValue {
  readonly value: ts.Expression
  readonly type: ts.Type
}

/**
 * The values a node passes on: arguments, attributes of components, return values, initialisers of a declared type. Types
 * are taken as declared: to resolve each call the compiler would have to check the whole project.
 */
export function passedValuesOf(node: ts.Node, checker: ts.TypeChecker): readonly PassedValue[] {
  return passedOn(node, checker).filter(({ value }) => mayHoldData(value))
}

function passedOn(node: ts.Node, checker: ts.TypeChecker): readonly PassedValue[] {
  if (compiler.isCallExpression(node) || compiler.isNewExpression(node)) return argumentsOf(node, checker)
  if (compiler.isJsxOpeningElement(node) || compiler.isJsxSelfClosingElement(node)) return attributesOf(node, checker)
  if (compiler.isReturnStatement(node))
    return node.expression ? underType(node.expression, functionAround(node)?.type, checker) : []
  if (compiler.isArrowFunction(node)) return compiler.isBlock(node.body) ? [] : underType(node.body, node.type, checker)
  return compiler.isVariableDeclaration(node) && node.initializer ? underType(node.initializer, node.type, checker) : []
}

function underType(
  value: ts.Expression,
  type: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): readonly PassedValue[] {
  if (type === undefined) return []
  const declared = checker.getTypeFromTypeNode(type)
  // An asynchronous function returns the content of its promise.
  return [{ value, type: checker.getAwaitedType(declared) ?? declared }]
}

function argumentsOf(call: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): readonly PassedValue[] {
  const values = call.arguments ?? []
  if (!values.some(mayHoldData)) return []
  const callee = checker.getTypeAtLocation(call.expression)
  const signatures = compiler.isNewExpression(call) ? callee.getConstructSignatures() : callee.getCallSignatures()
  return signatures.flatMap(({ parameters }) =>
    values.flatMap((value, index) => {
      const parameter = parameters[index]
      return parameter === undefined ? [] : [{ value, type: checker.getTypeOfSymbol(parameter) }]
    }),
  )
}

function attributesOf(element: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): readonly PassedValue[] {
  if (compiler.isIdentifier(element.tagName) && /^[a-z]/.test(element.tagName.text)) return []
  const [props] = checker.getTypeAtLocation(element.tagName).getCallSignatures()[0]?.parameters ?? []
  if (props === undefined) return []
  const type = checker.getTypeOfSymbol(props)
  return element.attributes.properties.flatMap((attribute) => {
    if (compiler.isJsxSpreadAttribute(attribute)) return [{ value: attribute.expression, type }]
    const property = type.getProperty(attribute.name.getText())
    const value =
      attribute.initializer && compiler.isJsxExpression(attribute.initializer)
        ? attribute.initializer.expression
        : undefined
    return property && value ? [{ value, type: checker.getTypeOfSymbol(property) }] : []
  })
}

function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  return compiler.findAncestor(node, compiler.isFunctionLike)
}

/** Literals hold no data of the platform; an inline function only if it declares types of its own. */
function mayHoldData(value: ts.Expression): boolean {
  if (compiler.isArrowFunction(value) || compiler.isFunctionExpression(value))
    return value.parameters.some(({ type }) => type !== undefined)
  const isPlain =
    compiler.isLiteralExpression(value) ||
    compiler.isTemplateExpression(value) ||
    compiler.isPrefixUnaryExpression(value)
  return (
    !isPlain &&
    !compiler.isJsxElement(value) &&
    !compiler.isJsxSelfClosingElement(value) &&
    !compiler.isJsxFragment(value)
  )
}
