// In place of what the address names and nobody has: it says so, and goes where there is something.
import { useEffect } from 'react';
import { notify } from '#ui/toasts/toasts.ts';
import { frameTexts } from './frame-texts.ts';
import { useGoTo } from './sample-address.ts';
import { useTexts } from './texts.ts';

export function NotHere({ to }: { readonly to: string }) {
  const { notHere } = useTexts(frameTexts);
  const goTo = useGoTo();
  useEffect(() => {
    void notify(notHere, 'info');
    goTo(to, { replace: true });
  }, [goTo, notHere, to]);
  return null;
}
