// What whoever imported a sheet is told when they left before the answer.
import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { notificar, textoSeguro } from '../../escritorio/notificar.ts';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';

const ICONO = 'heroicons_outline:clipboard-document-check';
const enEspanol = (cuantas: number) => cuantas.toLocaleString('es-GT');

export async function avisarImportacion(
  tx: Tx,
  contexto: ContextoConActor,
  { partidas, series }: Pick<ResultadoDeLote, 'partidas' | 'series'>,
): Promise<void> {
  const numeros = series.map(
    ({ ejercicio, primerNumero, ultimoNumero }) =>
      `${enEspanol(primerNumero)} a ${enEspanol(ultimoNumero)} de ${ejercicio}`,
  );
  await notificar(tx, contexto, aQuienImporto(contexto), {
    titulo: partidas === 1 ? 'Se importó 1 partida' : `Se importaron ${enEspanol(partidas)} partidas`,
    descripcion: `Ya están contabilizadas: números ${numeros.join('; ')}.`,
    icono: ICONO,
    enlace: '/contabilidad/ver-partidas',
  });
}

export async function avisarImportacionFallida(
  tx: Tx,
  contexto: ContextoConActor,
  porQue: string,
): Promise<void> {
  await notificar(tx, contexto, aQuienImporto(contexto), {
    titulo: 'No se importó ninguna partida',
    descripcion: textoSeguro(porQue),
    icono: 'heroicons_outline:exclamation-triangle',
  });
}

const aQuienImporto = ({ actor }: ContextoConActor) => ({ usuarios: [actor.id] });
