// Savings accounts as tests want them, by the statement that opens them and not by its endpoint.
import type { DestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { comoPersona } from './como-persona.ts';

export interface Abierta {
  readonly numero: string;
  readonly producto: number;
  readonly agencia: string;
  readonly titulares: readonly string[];
  readonly apertura: string;
  readonly plazo: number;
  readonly alVencer: DestinoAlVencer;
  readonly destino: number;
}

export interface CuentaDePrueba {
  readonly id: number;
  readonly numero: string;
}

let siguiente = 1;

export function abrirEnPrueba(
  prueba: Pick<AplicacionDePrueba, 'db' | 'reloj'>,
  quien: string,
  abierta: Partial<Abierta> & Pick<Abierta, 'producto' | 'agencia' | 'titulares' | 'apertura'>,
): Promise<CuentaDePrueba> {
  const { producto, agencia, titulares, apertura, plazo = null, alVencer = null, destino = null } = abierta;
  const { numero = `PRUEBA-${siguiente++}` } = abierta;
  return comoPersona(prueba, quien, async (tx) => {
    const { id } = await tx
      .insertInto('cuentaAhorro')
      .values({
        ...{ numero, producto, agencia, apertura, plazo, alVencer, destino, interesHasta: apertura },
        ...{ isrDocumento: null, isrVence: null },
        // What PostgreSQL fixes by the product's own rules.
        ...(plazo === null ? { vence: null, tasaPactada: null } : { vence: apertura, tasaPactada: 0 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('titular')
      .values(titulares.map((asociado, indice) => ({ cuenta: id, asociado, orden: indice + 1 })))
      .execute();
    return { id, numero };
  });
}
