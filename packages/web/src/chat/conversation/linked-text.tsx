import { splitLinks } from './safe-links';

/** Addresses open in a tab of their own that knows nothing of this one. */
export const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
