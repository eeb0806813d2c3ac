// A cajero counts what is in the caja, not knowing what there should be. From the first count on it admits no movements; a
// recount is another count beside the first.
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { avisarCambioDeCajas } from '../avisos.ts';
import { conRechazosDeCajas } from '../rechazos.ts';
import { exigirJornadaPropia } from './exigir-jornada-propia.ts';
import { guardarArqueo, idDeLlave, jornadaDelArqueo } from './guardar-arqueo.ts';

interface PorContar {
  readonly jornada: string;
  readonly contado: LoContado;
  readonly llave: string | undefined;
}

export async function contarJornada(
  db: Database,
  contexto: ContextoConActor,
  { jornada, contado, llave }: PorContar,
): Promise<string> {
  const nuevo = { ...contado, id: idDeLlave(contexto, llave), clase: 'cierre', explicacion: null } as const;
  const repetida = await jornadaDelArqueo(db, nuevo);
  if (repetida !== undefined) return repetida;
  try {
    await conRechazosDeCajas(
      escribir(db, contexto, 'cajas:contar', async (tx) => {
        const { agencia } = await exigirJornadaPropia(tx, contexto, jornada);
        await guardarArqueo(tx, contexto, { ...nuevo, jornada });
        await avisarCambioDeCajas(tx, agencia);
      }),
    );
    return jornada;
  } catch (error) {
    // Sent twice at the same moment: the other one is the count.
    const gemelo = await jornadaDelArqueo(db, nuevo);
    if (gemelo === undefined) throw error;
    return gemelo;
  }
}
