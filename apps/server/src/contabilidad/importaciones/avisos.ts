// What people are told of an import: whoever left before its answer, and those who must approve what it sent to review.
import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { tramoDePartidas } from '@cuadra/core/partida';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';

const ICONO = 'heroicons_outline:clipboard-document-check';
const enEspanol = (cuantas: number) => cuantas.toLocaleString('es-GT');
const contar = (cuantas: number) => (cuantas === 1 ? '1 partida' : `${enEspanol(cuantas)} partidas`);

const enlaceAImportacion = (id: string) => `/contabilidad/importaciones?importacion=${id}`;

export async function avisarImportacion(
  tx: Tx,
  contexto: ContextoConActor,
  { partidas, contabilizadas, series, enRevision, borradores, importacion }: ResultadoDeLote,
): Promise<void> {
  const numeros = series.map(({ ejercicio, primerNumero, ultimoNumero }) =>
    tramoDePartidas({ ejercicio, desde: primerNumero, hasta: ultimoNumero }),
  );
  const yaEstan = contabilizadas === 1 ? 'Ya está contabilizada' : 'Ya están contabilizadas';
  const partes = [
    ...(numeros.length === 0 ? [] : [`${yaEstan}: ${numeros.join('; ')}.`]),
    ...(enRevision === 0 ? [] : [`En revisión: ${contar(enRevision)}.`]),
    ...(borradores === 0 ? [] : [`Como borradores: ${contar(borradores)}.`]),
  ];
  await notificar(tx, contexto, aQuienImporto(contexto), {
    titulo: `${partidas === 1 ? 'Se importó' : 'Se importaron'} ${contar(partidas)}`,
    descripcion: partes.join(' '),
    icono: ICONO,
    enlace: importacion === null ? '/contabilidad/ver-partidas' : enlaceAImportacion(importacion),
  });
}

interface Enviadas {
  readonly agencia: string;
  readonly cuantas: number;
  /** What the file is called; empty: nothing. */
  readonly nombre: string;
  readonly importacion: string;
}

/** Those who approve in that agencia, except who brought them. */
export async function avisarRevisionDeLote(
  tx: Tx,
  contexto: ContextoConActor,
  { agencia, cuantas, nombre, importacion }: Enviadas,
): Promise<void> {
  const { actor } = contexto;
  const deDonde = nombre === '' ? '' : ` de «${textoSeguro(nombre)}»`;
  await avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'revision-cambio' });
  await notificar(
    tx,
    contexto,
    { permiso: 'partidas:aprobar', agencia, excepto: [actor.id] },
    {
      titulo: cuantas === 1 ? 'Partida por aprobar' : 'Partidas por aprobar',
      descripcion: `${textoSeguro(actor.nombre)} envió a revisión ${contar(cuantas)}${cuantas === 1 ? ' importada' : ' importadas'}${deDonde}, de la agencia ${agencia}.`,
      icono: ICONO,
      enlace: enlaceAImportacion(importacion),
    },
  );
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
