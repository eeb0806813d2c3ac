// Partidas Diario as a report: each partida with its lines, in the order asked for.

import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { aniosTraidos } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import type { Database } from '#platform/database/pool.ts';
import { detalleDeAgencias, detalleDeAutor, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { filtroDe, recorrerDiario, resumirPartidasDiario } from './leer-diario.ts';
import type * as presentacion from './partidas-diario-impresas.ts';

type Filtros = FiltrosDe<'partidas-diario'>;

export interface CabeceraDeDiario {
  readonly disposicion: Filtros['disposicion'];
}

const LOTE = 200;

export const reporteDePartidasDiario = definirReporte<'partidas-diario', typeof presentacion>(
  'partidas-diario',
  {
    modulo: new URL('./partidas-diario-impresas.ts', import.meta.url),
    papel: ({ papel }) => ({ papel }),
    peso: ({ lineas }) => lineas.length,
    async contar(db, { actor }, filtros) {
      return (await resumirPartidasDiario(db, actor, filtros)).lineas;
    },
    async dataset(db, { actor }, filtros) {
      const filtro = filtroDe(actor, filtros);
      const { agencias } = filtro;
      return {
        detalles: await describir(db, agencias, filtros),
        agencias,
        cabecera: { disposicion: filtros.disposicion },
        enPapel: {
          preliminar: await mesesPreliminares(db, rangoDe(filtros)),
          traidos: await aniosTraidos(db, rangoDe(filtros)),
        },
        lotes: recorrerDiario(db, filtro, LOTE),
      };
    },
  },
);

/** A whole year, when no dates are said. */
function rangoDe({ desde, hasta, ejercicio }: Filtros) {
  if (ejercicio === undefined) return { desde, hasta };
  return { desde: desde ?? `${ejercicio}-01-01`, hasta: hasta ?? `${ejercicio}-12-31` };
}

async function describir(db: Database, agencias: readonly string[], filtros: Filtros): Promise<string[]> {
  const { desde, hasta, ejercicio, estado, tipo, usuario, orden } = filtros;
  return [
    ...detalleDeFechas(desde, hasta),
    ...(ejercicio === undefined ? [] : [`Ejercicio ${ejercicio}${numerosDe(filtros)}`]),
    await detalleDeAgencias(db, agencias),
    ...(estado === 'contabilizada' ? [] : [`Estado: ${nombresDeEstadoDePartida[estado]} (sin contabilizar)`]),
    ...(tipo === undefined ? [] : [`Tipo: ${nombresDeTipoDePartida[tipo]}`]),
    ...(await detalleDeAutor(db, usuario)),
    `Por ${orden === 'numero' ? 'número' : 'fecha'}. Montos en quetzales.`,
  ];
}

function numerosDe({ desdeNumero, hastaNumero }: Filtros): string {
  if (desdeNumero !== undefined && hastaNumero !== undefined)
    return `, partidas ${desdeNumero} a ${hastaNumero}`;
  if (desdeNumero !== undefined) return `, desde la partida ${desdeNumero}`;
  return hastaNumero === undefined ? '' : `, hasta la partida ${hastaNumero}`;
}
