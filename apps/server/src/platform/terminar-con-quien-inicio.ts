// A program that another one of ours started ends with it, however that one ended: nobody would be left to stop it.

/** In order, as when it is asked to. */
export function terminarConQuienInicio(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Waiting for that does not keep alive what came to its end.
  process.channel?.unref();
}
