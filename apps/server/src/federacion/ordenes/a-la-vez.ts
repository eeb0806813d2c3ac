/** So many at a time, in their order. The first that fails lets no other begin; those under way are waited for. */
export async function aLaVez<T>(
  cosas: readonly T[],
  cuantas: number,
  hacer: (cosa: T) => Promise<void>,
): Promise<void> {
  const pendientes = [...cosas];
  const fallos: unknown[] = [];
  const trabajar = async () => {
    for (let cosa = pendientes.shift(); cosa !== undefined; cosa = pendientes.shift()) {
      try {
        await hacer(cosa);
      } catch (error) {
        fallos.push(error);
        pendientes.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(cuantas, cosas.length) }, trabajar));
  if (fallos.length > 0) throw fallos[0];
}
