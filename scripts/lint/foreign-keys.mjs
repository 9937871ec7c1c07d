import ts from 'typescript';

const ANY_TEXT = ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TemplateLiteral;

/** What stands behind `key as Name` and `key!`: an assertion makes nobody's text one of ours. */
function withoutAssertions(node) {
  return /^TS(As|NonNull|Satisfies|TypeAssertion)/.test(node.type) ? withoutAssertions(node.expression) : node;
}

/** `lines.${index}.price` is the name of nothing that every object has. */
const isNoName = (node) =>
  node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /[^A-Za-z_]/.test(value.cooked ?? ''));

function isAnyText(type, checker) {
  if (type.isUnion()) return type.types.some((part) => isAnyText(part, checker));
  if (!type.isTypeParameter()) return Boolean(type.flags & ANY_TEXT);
  const limit = checker.getBaseConstraintOfType(type);
  return limit !== undefined && Boolean(limit.flags & ANY_TEXT);
}

/**
 * Finds `table[key]`, `key in table` and `const { [key]: x } = table` where the key may be any text: every object also
 * answers to `constructor`, `toString` and `__proto__`, and what a stranger sent would find them.
 */
export const foreignKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'This key may be any text, also "constructor". Use a Map, lookUp() or Object.hasOwn().' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const check = (node, key) => {
      const written = withoutAssertions(key);
      if (isNoName(written)) return;
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(written));
      if (isAnyText(type, checker)) context.report({ node, messageId: 'found' });
    };
    return {
      'MemberExpression[computed=true]': (node) => check(node, node.property),
      'BinaryExpression[operator="in"]': (node) => {
        if (node.left.type !== 'PrivateIdentifier') check(node, node.left);
      },
      'ObjectPattern > Property[computed=true]': (node) => check(node, node.key),
    };
  },
};
