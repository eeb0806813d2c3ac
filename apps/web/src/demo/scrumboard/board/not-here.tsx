// An address of something that does not exist: it is said, and one is taken to what does.
import { useEffect } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';

export function NotHere({ backTo }: { readonly backTo: string }): null {
  const t = useTexts(frameTexts);
  const goTo = useGoTo();
  useEffect(() => {
    void notify(t.notHere, 'info');
    goTo(backTo, { replace: true });
  }, [t, goTo, backTo]);
  return null;
}
