// The books of the copy, recomputed from their lines before anybody depends on them, while the origin still serves.
import { auxiliares } from '#composicion.ts';
import { conRevisores } from '#contabilidad/verificacion/abrir-revisores.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import { InstitucionError } from '#platform/institucion-error.ts';

export async function verificarEnDestino(direccion: string, senal: AbortSignal): Promise<void> {
  const pool = abrirPool(direccion);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    const { limpio, primero } = await conRevisores(db, senal, (conexion, manos) =>
      verificar(conexion, { completa: true, auxiliares, ...manos, senal }),
    );
    if (!limpio)
      throw new InstitucionError(
        `Los libros copiados no cuadran: ${primero?.mensaje ?? ''} Verifique los del origen antes de mudarlos.`,
      );
  } finally {
    await db.destroy();
  }
}
