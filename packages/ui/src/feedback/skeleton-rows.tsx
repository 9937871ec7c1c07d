import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

interface SkeletonRowsProps {
  label: string;
  count?: number;
  height?: number;
}

/** Placeholders with the height of the later rows, so that the layout does not shift. */
export function SkeletonRows({ label, count = 8, height = 50 }: SkeletonRowsProps) {
  return (
    <Stack gap={0} role="status" px={20} data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          style={{
            height,
            display: 'flex',
            alignItems: 'center',
            borderBottom: '1px solid var(--line)',
          }}
        >
          <Skeleton height={Math.max(12, height - 26)} radius={4} width={`${92 - ((index * 17) % 30)}%`} />
        </div>
      ))}
    </Stack>
  );
}
