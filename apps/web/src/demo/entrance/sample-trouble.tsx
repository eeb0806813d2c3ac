// In the place of a sample application, when what answers its calls did not start or its screen broke.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { WithoutWorkers } from './start-samples.ts';

export function SampleTrouble({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useTexts(frameTexts);
  const router = useRouter();
  if (error instanceof WithoutWorkers)
    return <ErrorState error={error} title={t.withoutWorkers} text={t.withoutWorkersText} />;
  const retry = async () => {
    reset();
    await router.invalidate();
  };
  return <ErrorState error={error} title={t.failed} text={t.failedText} button={t.retry} retry={retry} />;
}
