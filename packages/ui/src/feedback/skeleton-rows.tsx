import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

interface SkeletonRowsProps {
  /** "Loading…". */
  label: string;
  count?: number;
  /** Height of the rows that will stand here. */
  height?: number;
}

/** Rows of the height of those that will come, so that nothing jumps. */
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
