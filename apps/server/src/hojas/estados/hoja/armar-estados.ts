// A table and what is said around it, as statements whose balances were proven. One table may hold several accounts, when a column
// says which each row is of.
import { EstadoIlegible, type EstadoLeido, type PistasDeLectura } from '@cuadra/core/bancos/estado-de-cuenta';
import { type FormaDeFecha, leerFecha } from '@cuadra/core/bancos/leer-fecha';
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import { armarEstado, type BaseDeEstado } from './armar-estado.ts';
import { exigirTotales } from './exigir-totales.ts';
import { juntarRotulos } from './juntar-rotulos.ts';
import { leerMovimientos, type MovimientoLeido, separadorDeFilas } from './leer-movimientos.ts';
import { leerRotulos, type Rotulos } from './leer-rotulos.ts';
import { leerTabla } from './leer-tabla.ts';
import { montosDe } from './movimiento-escrito.ts';
import type { TablaDeBanco } from './partir-en-tablas.ts';
import { periodoYOrden } from './periodo-y-orden.ts';

export interface EstadosArmados {
  readonly estados: readonly EstadoLeido[];
  readonly advertencias: readonly string[];
}

export function armarEstados(tabla: TablaDeBanco, pistas: PistasDeLectura): EstadosArmados {
  const { perfil, lugares, moneda } = tabla.encabezado;
  const leida = leerTabla(tabla);
  const separador =
    pistas.mapeo?.separadorDecimal ??
    pistas.separadorDecimal ??
    separadorDeFilas(leida.movimientos, lugares) ??
    perfil.separadorDecimal;
  const como = { perfil, separador };
  const rotulos = juntarRotulos(
    leerRotulos(tabla.preambulo, como),
    leerRotulos(leida.sueltas.slice(0, PIE_MAX), como),
    {
      leida,
      lugares,
      separador,
    },
  );
  const { rango, fechas, advertencias } = periodoYOrden({
    periodo: rotulos.periodo,
    fechas: leida.movimientos.map(({ celdas }) => celdas[lugares.fecha] ?? ''),
    pista: pistas.mapeo?.ordenDeFecha ?? pistas.ordenDeFecha,
    delBanco: perfil.ordenDeFecha,
  });
  const movimientos = leerMovimientos(leida.movimientos, { lugares, fechas, separador });
  exigirTotales(leida, movimientos, { lugares, separador });
  const base: BaseDeEstado = {
    rotulos,
    moneda:
      rotulos.moneda ??
      moneda ??
      monedaDeMontos(leida.movimientos.slice(0, 20).flatMap(({ celdas }) => montosDe(celdas, lugares))),
    desde: rango?.desde ?? null,
    hasta: rango?.hasta ?? null,
    generado: generadoEl(rotulos, fechas),
    signo: pistas.mapeo?.signo,
  };
  const armados = porCuenta(movimientos).map((suyos, _, todos) =>
    armarEstado(suyos, todos.length > 1 ? { ...base, rotulos: { dudas: [] } } : base),
  );
  return {
    estados: armados.map(({ estado }) => estado),
    advertencias: [
      ...advertencias,
      ...rotulos.dudas,
      ...leida.advertencias,
      ...armados.flatMap(({ avisos }) => avisos),
    ],
  };
}

/** Under a table there are no more rows than these that count. */
const PIE_MAX = 200;

/** No institution has so many. */
const CUENTAS_MAX = 500;

/** In the order in which they appear; a table without such a column is of one. */
function porCuenta(movimientos: readonly MovimientoLeido[]): readonly (readonly MovimientoLeido[])[] {
  const grupos = Map.groupBy(movimientos, ({ cuenta, moneda }) => `${cuenta ?? ''}\n${moneda ?? ''}`);
  if (grupos.size > CUENTAS_MAX)
    throw new EstadoIlegible(`El archivo tiene más de ${CUENTAS_MAX} cuentas. Divídalo en partes.`);
  return grupos.size === 0 ? [[]] : [...grupos.values()];
}

/** `Q 1,234.56` says its currency; a bare `$` may be of many. */
function monedaDeMontos(montos: readonly string[]): string | undefined {
  for (const monto of montos) {
    const escrita =
      /^\W{0,2}(Q|QTZ|GTQ|USD|US\$|EUR|€)/i.exec(monto)?.[1] ?? /(GTQ|QTZ|USD|EUR|€)$/i.exec(monto)?.[1];
    if (escrita !== undefined) return leerMoneda(escrita);
  }
  return undefined;
}

function generadoEl({ generado }: Rotulos, { orden }: FormaDeFecha): string | undefined {
  const leida = leerFecha(generado ?? '', { orden });
  return leida.tipo === 'fecha' ? leida.fecha : undefined;
}
