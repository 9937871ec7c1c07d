const TICKS_MAX = 4;

interface LaneGlyphProps {
  label: string;
  stops?: number;
  size?: 'row' | 'title';
}

export function LaneGlyph({ label, stops = 0, size = 'row' }: LaneGlyphProps) {
  const width = size === 'row' ? 30 : 44;
  const ticks = Math.min(stops, TICKS_MAX);
  const tickX = (index: number) => 8 + ((width - 16) * (index + 1)) / (ticks + 1);

  return (
    <svg width={width} height={12} viewBox={`0 0 ${width} 12`} role="img" aria-label={label} style={{ flex: 'none' }}>
      <circle cx={4} cy={6} r={2.9} fill="none" stroke="currentColor" strokeWidth={1.6} />
      <line x1={7.5} x2={width - 7} y1={6} y2={6} stroke="currentColor" strokeWidth={1.5} opacity={0.45} />
      {Array.from({ length: ticks }, (_, index) => (
        <line
          key={index}
          x1={tickX(index)}
          x2={tickX(index)}
          y1={3.5}
          y2={8.5}
          stroke="currentColor"
          strokeWidth={1.5}
        />
      ))}
      <rect x={width - 7} y={3} width={6} height={6} rx={1} fill="currentColor" />
    </svg>
  );
}
