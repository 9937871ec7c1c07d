import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';

/** Mantine ships one stylesheet for all components; its class hashes also occur in the components' scripts. */
const COMPONENT_CLASS = /\bm_[0-9a-f]{4,10}\b/g;

const classesIn = (text: string) => [...text.matchAll(COMPONENT_CLASS)].map(([name]) => name);

export function withoutUnused(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // Classes inside `:not()` need not be used.
    const kept = rule.selectors.filter((selector) =>
      classesIn(selector.replaceAll(/:not\([^)]*\)/g, '')).every(isUsed),
    );
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

function removeWithEmptyParents(node: Container): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}

export function dropUnusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const used = new Set<string>();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') classesIn(file.code).forEach((name) => used.add(name));
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = withoutUnused(String(file.source), (name) => used.has(name));
      }
    },
  };
}
