// Rows of every table that the bitácora audits, altered one by one at random in a copy of the books: each must be found, by its table's name.
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { revisarFilasAuditadas } from '../apps/server/src/administracion/sellos/revision/revisar-filas-auditadas.ts';
import {
  alteracionAlAzar,
  tablasConFilas,
} from '../apps/server/src/administracion/sellos/testing/alterar-filas.ts';
import { conSql, trasElAtaque } from '../apps/server/src/contabilidad/verificacion/testing/atacar.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';
import type { Azar } from '../apps/server/src/testing/fuzz/azar.ts';

/** What its own table refuses (a check, a key) is no alteration. */
const REFUSED = /^2[23]/;

export async function alterarFilasAlAzar(url: string, cuantas: number, azar: Azar): Promise<string[]> {
  const dueno = abrirDatabase(abrirPool(url));
  const faltas: string[] = [];
  try {
    const tablas = await tablasConFilas(dueno);
    const tocadas = new Set<string>();
    for (let hechas = 0; hechas < cuantas; ) {
      const { tabla, orden } = alteracionAlAzar(tablas, azar);
      const hallazgos = await trasElAtaque(dueno, conSql(orden), (tx) =>
        revisarFilasAuditadas(tx, { completa: false }),
      ).catch((error: { code?: string }) => {
        if (!REFUSED.test(error.code ?? '')) throw error;
        return undefined;
      });
      if (hallazgos === undefined) continue;
      hechas++;
      tocadas.add(tabla);
      if (!hallazgos.some(({ mensaje }) => mensaje.includes(`«${nombreDeEntidad(tabla)}»`)))
        faltas.push(`No se halló: ${orden}`);
    }
    console.log(
      `  filas al azar: ${cuantas} en ${tocadas.size} de ${tablas.length} tablas auditadas, halladas y nombradas ${cuantas - faltas.length}`,
    );
    return faltas;
  } finally {
    await dueno.destroy();
  }
}
