import { Button, Divider, Progress, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useApplication } from '../core/application';
import { useDemo, useEnterDemo } from './demo.api';

export function TryDemo() {
  const { t } = useTranslation('auth');
  const { formats } = useApplication();
  const { data: demo } = useDemo();
  const enter = useEnterDemo();
  const hasAsked = useRef(false);
  const { mutate } = enter;
  const isReady = demo?.state === 'ready';

  // Enter the demo automatically once it is ready.
  useEffect(() => {
    if (!isReady || !hasAsked.current) return;
    hasAsked.current = false;
    mutate();
  }, [isReady, mutate]);

  if (!demo) return null;
  const percent = formats.percentBp(Math.floor(demo.share * 100) * 100);
  return (
    <>
      <Divider my={20} label={t('demo.or')} />
      {demo.state === 'building' ? (
        <div role="status">
          <Text size="sm" mb={8}>
            {t('demo.building', { percent })}
          </Text>
          <Progress value={demo.share * 100} aria-label={t('demo.building', { percent })} />
        </div>
      ) : (
        <>
          <Text size="sm" mb={12}>
            {demo.state === 'failed' ? t('demo.failed') : t('demo.text')}
          </Text>
          <Button
            fullWidth
            size="lg"
            loading={enter.isPending}
            onClick={() => {
              hasAsked.current = !isReady;
              enter.mutate();
            }}
          >
            {t(demo.state === 'failed' ? 'demo.again' : 'demo.open')}
          </Button>
          {enter.error && (
            <Text size="sm" c="red" mt={8} role="alert">
              {errorText(enter.error)}
            </Text>
          )}
        </>
      )}
    </>
  );
}
