import { Fragment, type ReactNode } from 'react';
import classes from './rich-text.module.css';

const TAGS = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr']);
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Renders HTML that the server has sanitized. It creates only a few known elements and never sets HTML, so nothing else
 * can reach the page.
 */
export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={classes.root}>{childrenOf(body)}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, index) => <Fragment key={index}>{readNode(child)}</Fragment>);

function readNode(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (name === 'a') {
    const href = node.getAttribute('href') ?? '';
    if (!ADDRESS.test(href)) return childrenOf(node);
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {childrenOf(node)}
      </a>
    );
  }
  if (!TAGS.has(name)) return childrenOf(node);
  const Tag = name as 'p';
  return name === 'br' || name === 'hr' ? <Tag /> : <Tag>{childrenOf(node)}</Tag>;
}
