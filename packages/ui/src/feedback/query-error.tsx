import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface QueryErrorProps {
  title: string;
  message?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
}

export function QueryError({ title, message, retryLabel, onRetry }: QueryErrorProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={16} />} title={title} m={20} role="alert">
      {message && <p>{message}</p>}
      <Button size="xs" mt={8} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Alert>
  );
}
