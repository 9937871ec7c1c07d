import { splitLinks } from './safe-links';

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
