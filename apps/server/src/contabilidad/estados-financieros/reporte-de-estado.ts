// Any of the statements as a file.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { columnasUsuales, titulosDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { aniosTraidos, delAnioDe } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { leerFirmas } from '#platform/pdf/firmantes.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import { estadoFinanciero, type PedidoDeEstado } from './estado-financiero.ts';
import type * as presentacion from './estado-impreso.ts';
import { detallesParaLeer, periodoDe } from './textos.ts';

type Filtros = FiltrosDe<'estado-financiero'>;

/** Everything but the rows. */
export type CabeceraDeEstado = Omit<EstadoFinanciero, 'filas'>;

/** Beyond these many columns of figures the page is laid on its side. */
const COLUMNAS_EN_VERTICAL = 4;

export const reporteDeEstado = definirReporte<'estado-financiero', typeof presentacion>('estado-financiero', {
  modulo: new URL('./estado-impreso.ts', import.meta.url),
  titulo: ({ estado }) => titulosDeEstado[estado],
  papel: ({ papel, ...filtros }) => ({ papel, horizontal: esAncho(filtros) }),
  // As many as the chart has accounts, at most: always at once.
  contar: async (db, { actor }, { agencia }) => {
    agenciasPedidas(actor, agencia);
    const { cuantas } = await db
      .selectFrom('cuenta')
      .select(({ fn }) => fn.countAll<number>().as('cuantas'))
      .executeTakeFirstOrThrow();
    return Number(cuantas);
  },
  async dataset(db, contexto, filtros) {
    const { filas, ...cabecera } = await estadoFinanciero(db, pedidoDe(contexto, filtros));
    const preliminar = await mesesPreliminares(db, { hasta: filtros.fecha });
    return {
      detalles: cabecera.detalles,
      agencias: cabecera.agencias.map(({ idAgencia }) => idAgencia),
      cabecera,
      enPapel: {
        detalles: await detallesParaLeer(db, cabecera),
        preliminar,
        traidos: await aniosTraidos(db, delAnioDe(filtros.fecha)),
        firmas: await leerFirmas(db, {
          documento: cabecera.estado,
          titulo: cabecera.titulo,
          periodo: periodoDe(cabecera),
          ahora: contexto.ahora,
          esPreliminar: preliminar !== null,
        }),
      },
      // A closing changes where the lines are, and no figure: the code of what was printed before it still holds.
      lotes: enUnLote(filas.map((fila) => ({ ...fila, sinCierre: [] }))),
    };
  },
});

function pedidoDe({ actor }: ContextoConActor, { estado, papel: _, ...filtros }: Filtros): PedidoDeEstado {
  return { estado, filtros, agencias: agenciasPedidas(actor, filtros.agencia) };
}

function esAncho({ estado, por, columnas = [] }: Omit<Filtros, 'papel'>): boolean {
  if (estado === 'balance-de-comprobacion' || estado === 'cambios-en-el-patrimonio') return true;
  if (por === 'agencia') return true;
  const pedidas = columnas.length === 0 ? columnasUsuales[estado] : columnas;
  const comparadas = pedidas.filter((una) => una === 'mes-anterior' || una === 'anio-anterior').length;
  const variaciones = pedidas.includes('variacion') ? comparadas * 2 - 1 : 0;
  return pedidas.length + variaciones > COLUMNAS_EN_VERTICAL;
}
