// The list of Ver partidas as a report: the same filters, every row of it.

import type { FiltrosDePartidas, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';
import { detalleDeAgencias, detalleDeAutor, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { listarPartidas } from './listar-partidas.ts';
import type * as presentacion from './partidas-impresas.ts';
import { totalizarPartidas } from './totalizar-partidas.ts';

export type FilaDePartida = Pick<
  ResumenDePartida,
  | 'id'
  | 'ejercicio'
  | 'numero'
  | 'estado'
  | 'tipo'
  | 'fecha'
  | 'fechaDocumento'
  | 'agencia'
  | 'concepto'
  | 'debe'
  | 'haber'
> & { readonly autor: string | null };

type Filtros = FiltrosDe<'partidas'>;

const LOTE = 1_000;

export const reporteDePartidas = definirReporte<'partidas', typeof presentacion>('partidas', {
  modulo: new URL('./partidas-impresas.ts', import.meta.url),
  papel: () => ({ horizontal: true }),
  async contar(db, contexto, { orden, ...filtros }) {
    agenciasPedidas(contexto.actor, filtros.agencia);
    return (await totalizarPartidas(db, contexto.actor, filtros, { completo: true })).total;
  },
  async dataset(db, contexto, filtros) {
    const agencias = agenciasPedidas(contexto.actor, filtros.agencia);
    return {
      detalles: await describir(db, agencias, filtros),
      agencias,
      cabecera: null,
      lotes: recorrer(db, contexto, filtros),
    };
  },
});

async function* recorrer(
  db: Database,
  { actor }: ContextoConActor,
  filtros: Filtros,
): AsyncGenerator<FilaDePartida[]> {
  let cursor: string | undefined;
  do {
    const { partidas, siguiente } = await listarPartidas(db, actor, { ...filtros, cursor, limite: LOTE });
    yield partidas.map(filaDe);
    cursor = siguiente ?? undefined;
  } while (cursor !== undefined);
}

function filaDe(partida: ResumenDePartida): FilaDePartida {
  const {
    id,
    ejercicio,
    numero,
    estado,
    tipo,
    fecha,
    fechaDocumento,
    agencia,
    concepto,
    debe,
    haber,
    autor,
  } = partida;
  return {
    id,
    ejercicio,
    numero,
    estado,
    tipo,
    fecha,
    fechaDocumento,
    agencia,
    concepto,
    debe,
    haber,
    autor: autor?.nombre ?? null,
  };
}

async function describir(db: Database, agencias: readonly string[], filtros: Filtros): Promise<string[]> {
  const otros = Object.entries(OTROS).flatMap(([nombre, decir]) => {
    const dicho = decir(filtros);
    return dicho === undefined ? [] : [`${nombre}: ${dicho}`];
  });
  return [
    ...detalleDeFechas(filtros.desde, filtros.hasta),
    await detalleDeAgencias(db, agencias),
    ...otros,
    ...(await detalleDeAutor(db, filtros.usuario)),
    'Montos en quetzales.',
  ];
}

const nombresDeReversion = {
  revertida: 'revertidas',
  reversion: 'reversiones',
  ninguna: 'ni revertidas ni reversiones',
} as const;

const OTROS: Readonly<Record<string, (filtros: FiltrosDePartidas) => string | undefined>> = {
  Estado: ({ estado }) => estado && nombresDeEstadoDePartida[estado],
  Tipo: ({ tipo }) => tipo && nombresDeTipoDePartida[tipo],
  Cuenta: ({ idCuenta }) => idCuenta,
  Texto: ({ texto }) => (texto === undefined || texto === '' ? undefined : `«${texto}»`),
  'Monto desde': ({ montoMin }) => (montoMin === undefined ? undefined : formatearQuetzales(montoMin)),
  'Monto hasta': ({ montoMax }) => (montoMax === undefined ? undefined : formatearQuetzales(montoMax)),
  'Registradas desde': ({ registradaDesde }) => registradaDesde && fechaYHora(registradaDesde),
  'Registradas hasta': ({ registradaHasta }) => registradaHasta && fechaYHora(registradaHasta),
  Elegidas: ({ ids }) => ids && `${ids.split(',').length}, una por una`,
  Reversión: ({ reversion }) => reversion && nombresDeReversion[reversion],
  Soportes: ({ conSoporte }) => conSoporte && (conSoporte === 'true' ? 'con soporte' : 'sin soporte'),
};
