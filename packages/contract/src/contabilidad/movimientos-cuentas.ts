// Movimiento por Cuenta: what an account (or all those under a header, or of a range of codes) brought to a date, each of
// its movements with what stood on the other side, and what it is left with. Amounts are integer centavos; a balance is in
// the account's own nature, and that of several in the one they share.
import { naturalezas, tiposDeCuenta } from '@cuadra/core/catalogo';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { partidasContadas } from '@cuadra/core/partidas-contadas';
import { z } from 'zod';
import {
  codigoDeAgencia,
  codigoDeCuenta,
  cursor,
  fechaContable,
  fechaDeLibros,
  monto,
  porPagina,
} from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint } from '../endpoint.ts';
import { nombreEtiqueta } from './catalogo/etiquetas.ts';
import { agrupacionesDeMovimientos } from './opciones.ts';
import { preliminar } from './periodos/preliminar.ts';

const siNo = z.enum(['true', 'false']);

const rango = z.strictObject({
  desde: fechaDeLibros,
  hasta: fechaDeLibros,
  /** Absent: all the person's agencias. */
  agencia: codigoDeAgencia.optional(),
  /** Which partidas of those days; absent: all. What was before them counts whole. */
  partidas: z.enum(partidasContadas).optional(),
});

const enOrden = ({ desde, hasta }: { desde: string; hasta: string }) => desde <= hasta;
const ORDEN_DE_FECHAS = {
  path: ['hasta'],
  error: 'La fecha final no puede ser anterior a la inicial.',
};

/** One account, all those of detail under a header, those from one code to another, or those of a tag. */
const seleccion = rango.extend({
  idCuenta: codigoDeCuenta.optional(),
  desdeCuenta: codigoDeCuenta.optional(),
  hastaCuenta: codigoDeCuenta.optional(),
  etiqueta: nombreEtiqueta.optional(),
});
/** One way of telling them, and no other. */
const tieneCuentas = ({
  idCuenta,
  desdeCuenta,
  hastaCuenta,
  etiqueta,
}: Pick<z.output<typeof seleccion>, 'idCuenta' | 'desdeCuenta' | 'hastaCuenta' | 'etiqueta'>) => {
  const rango = desdeCuenta !== undefined && hastaCuenta !== undefined;
  return [idCuenta !== undefined, rango, etiqueta !== undefined].filter(Boolean).length === 1;
};
const SIN_CUENTAS = { path: ['idCuenta'], error: 'Elija una cuenta, un rango de códigos o una etiqueta.' };

/** What a file is asked by. */
export const filtrosDeMovimientos = seleccion
  .extend({
    /** One row for each day, month… instead of each movement. */
    agrupar: z.enum(agrupacionesDeMovimientos).optional(),
    /** Also what is not in the books yet, marked and apart. */
    conBorradores: siNo.optional(),
    papel: z.enum(['carta', 'oficio']).default('carta'),
  })
  .refine(enOrden, ORDEN_DE_FECHAS)
  .refine(tieneCuentas, SIN_CUENTAS);

/** Where the balance of results starts again from zero: the first of January, and what the year before had come to. */
const reinicioDeResultados = z.object({ fecha: fechaContable, monto });
export type ReinicioDeResultados = z.infer<typeof reinicioDeResultados>;

/** saldoInicial and what moved, less what was left behind in each reinicio, is saldoFinal. */
const saldos = z.object({
  saldoInicial: monto,
  debe: monto,
  haber: monto,
  saldoFinal: monto,
});

const saldosMovidos = saldos.extend({
  /** Within the range, of years that had come to something and have no closing partida. */
  reinicios: z.array(reinicioDeResultados),
  /** What accounts of results hold of the years before that of the first day hold until they are closed. It is in no balance here. */
  sinCerrar: monto,
});

const cuentaMovida = saldosMovidos.extend({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  naturaleza: z.enum(naturalezas),
});
export type CuentaMovida = z.infer<typeof cuentaMovida>;

/** What all of a selection make together. */
const totalMovido = saldosMovidos.extend({
  /** The account or header asked for; null of a range or a tag. */
  cuenta: z
    .object({ idCuenta: z.string(), nombreCuenta: z.string(), tipoCuenta: z.enum(tiposDeCuenta) })
    .nullable(),
  /** Its own, or the one all of them share; null when they differ: then a balance is debe − haber. */
  naturaleza: z.enum(naturalezas).nullable(),
});
export type TotalMovido = z.infer<typeof totalMovido>;

const cuentaDelOtroLado = z.object({ idCuenta: z.string(), nombreCuenta: z.string() });

const movimientoDeCuenta = z.object({
  idCuenta: z.string(),
  fecha: fechaContable,
  ejercicio: z.int(),
  numero: z.int(),
  n: z.int(),
  idPartida: z.uuid(),
  tipo: z.enum(tiposDePartida),
  agencia: z.string(),
  /** The line's own, or the partida's. */
  concepto: z.string(),
  documento: z.string().nullable(),
  /** On the other side of the partida: the first ones, and how many more. */
  contrapartidas: z.array(cuentaDelOtroLado),
  otrasContrapartidas: z.int(),
  debe: monto,
  haber: monto,
  /** After it. */
  saldo: monto,
});
export type MovimientoDeCuenta = z.infer<typeof movimientoDeCuenta>;

const movimientoEnBorrador = z.object({
  idCuenta: z.string(),
  idPartida: z.uuid(),
  estado: z.enum(estadosDePartida),
  tipo: z.enum(tiposDePartida),
  fecha: fechaContable,
  agencia: z.string(),
  concepto: z.string(),
  documento: z.string().nullable(),
  debe: monto,
  haber: monto,
});
export type MovimientoEnBorrador = z.infer<typeof movimientoEnBorrador>;

const base = '/api/contabilidad/movimientos-cuentas';
const CUENTA_O_AGENCIA = ['SIN_AGENCIA', 'CUENTA_NO_EXISTE', 'ETIQUETA_NO_EXISTE'] as const;

export const resumirMovimientos = endpoint({
  method: 'GET',
  path: base,
  permission: 'reportes:ver',
  summary:
    'Lo que traían, movieron y dejan las cuentas de una selección, y lo que hay en borradores si se pide',
  query: seleccion
    .extend({ conBorradores: siNo.optional() })
    .refine(enOrden, ORDEN_DE_FECHAS)
    .refine(tieneCuentas, SIN_CUENTAS),
  response: z.object({
    /** The accounts of detail that hold something or moved, by their code. */
    cuentas: z.array(cuentaMovida),
    total: totalMovido,
    /** The oldest ones; empty unless they are asked for. */
    borradores: z.array(movimientoEnBorrador),
    preliminar,
    datosAl,
  }),
  errors: CUENTA_O_AGENCIA,
});

const deUnaCuenta = rango.extend({ idCuenta: codigoDeCuenta });

export const listarMovimientos = endpoint({
  method: 'GET',
  path: `${base}/movimientos`,
  permission: 'reportes:ver',
  summary: 'Los movimientos de una cuenta o de las que están bajo una de mayor, por páginas, con su saldo',
  query: deUnaCuenta
    .extend({
      cursor: cursor.optional(),
      limite: porPagina(500, 100),
      orden: z.enum(['antiguos', 'recientes']).default('antiguos'),
    })
    .refine(enOrden, ORDEN_DE_FECHAS),
  response: z.object({ movimientos: z.array(movimientoDeCuenta), siguiente: z.string().nullable(), datosAl }),
  errors: [...CUENTA_O_AGENCIA, 'PETICION_INVALIDA'],
});

/** So many in each page of a long account. */
export const MOVIMIENTOS_POR_PAGINA = 200;

export const indexarMovimientos = endpoint({
  method: 'GET',
  path: `${base}/indice`,
  permission: 'reportes:ver',
  summary:
    'Cuántos movimientos tiene cada cuenta de una selección, y dónde empieza cada página de las largas',
  query: seleccion.refine(enOrden, ORDEN_DE_FECHAS).refine(tieneCuentas, SIN_CUENTAS),
  response: z.array(
    z.object({
      idCuenta: z.string(),
      movimientos: z.int(),
      /** To list each page but the first. */
      cursores: z.array(z.string()),
      /** For each year it moved in: how many there are up to its end. */
      ejercicios: z.array(z.object({ ejercicio: z.int(), movimientos: z.int() })),
    }),
  ),
  errors: [...CUENTA_O_AGENCIA, 'REPORTE_DEMASIADO_GRANDE'],
});

const grupoDeMovimientos = z.object({
  /** The day, the first day of the month, the agencia or the type. */
  clave: z.string(),
  nombre: z.string(),
  debe: monto,
  haber: monto,
  /** After a day or a month; of an agencia, what it is left with; of a type, null. */
  saldo: monto.nullable(),
});
export type GrupoDeMovimientos = z.infer<typeof grupoDeMovimientos>;

export const agruparMovimientos = endpoint({
  method: 'GET',
  path: `${base}/grupos`,
  permission: 'reportes:ver',
  summary:
    'Los movimientos de una selección sumados por día, mes, agencia o tipo: también la gráfica del saldo',
  query: seleccion
    .extend({ agrupar: z.enum(agrupacionesDeMovimientos) })
    .refine(enOrden, ORDEN_DE_FECHAS)
    .refine(tieneCuentas, SIN_CUENTAS),
  response: z.object({
    saldoInicial: monto,
    saldoFinal: monto,
    grupos: z.array(grupoDeMovimientos),
    reinicios: z.array(reinicioDeResultados),
    datosAl,
  }),
  errors: CUENTA_O_AGENCIA,
});
