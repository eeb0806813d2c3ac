// Which requests the worker hears of.
import { isAnyCall, isSampleCall } from '@cuadra/demo-api/reach';
import { WITHOUT_SERVER } from './worker-address.ts';

/** Both are whole addresses: what is asked for, and where the worker itself came from. */
export function isHeeded(asked: string, worker: string): boolean {
  const [{ origin, pathname }, own] = [new URL(asked), new URL(worker)];
  const isAnswered = own.searchParams.has(WITHOUT_SERVER) ? isAnyCall : isSampleCall;
  return origin === own.origin && isAnswered(pathname);
}
