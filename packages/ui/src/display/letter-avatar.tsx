export function LetterAvatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'grid',
        flex: 'none',
        width: size,
        height: size,
        placeItems: 'center',
        borderRadius: 7,
        background: 'var(--avatar)',
        color: 'var(--on-avatar)',
        fontSize: 13,
        fontWeight: 640,
      }}
    >
      {[...name.trim()][0]?.toUpperCase() ?? '·'}
    </span>
  );
}
