// Does something and asks again for what it may have changed, whatever the answer: what was refused usually was because
// something had changed. What went wrong is said where it was asked, and what was typed stays.
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';

export function useAction(refresh: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Whether it was done. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    message: failure === undefined ? undefined : messageOf(failure),
    run,
    forget: () => setFailure(undefined),
  };
}
