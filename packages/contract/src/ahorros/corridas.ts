// The runs of interest: their list, one whole, what it says in the books. Its steps are in pasos-de-corrida.ts, its lines in lineas.ts.
import {
  clasesDeCorrida,
  estadosDeCorrida,
  motivosSinPago,
  pasosDeCorrida,
} from '@cuadra/core/ahorros/corrida';
import { z } from 'zod';
import {
  codigoDeAgencia,
  cursor,
  entero,
  enteroEscrito,
  fechaContable,
  fechaDeLibros,
  monto,
  nombre,
  persona,
  porPagina,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { AGENCIAS_MAX, PRODUCTOS_MAX } from './programaciones.ts';

const ID_MAX = 2_147_483_647;
export const porCorrida = z.object({ id: enteroEscrito(1, ID_MAX) });

const totales = z.object({
  /** Accounts looked at, and those that are paid. */
  cuentas: z.int(),
  lineas: z.int(),
  interes: monto,
  isr: monto,
});

const corridaEnLista = z.object({
  id: z.int(),
  nombre: z.string(),
  clase: z.enum(clasesDeCorrida),
  estado: z.enum(estadosDeCorrida),
  desde: z.iso.date(),
  /** Not included. */
  hasta: z.iso.date(),
  fechaValor: z.iso.date(),
  fecha: z.iso.date(),
  productos: z.array(z.string()),
  agencias: z.array(z.string()),
  ...totales.shape,
  /** How many tandas there are, and how many are done in the state it is in. */
  tandas: z.int(),
  hechas: z.int(),
  creadaPor: persona.nullable(),
  creadaEn: z.string(),
  motivo: z.string().nullable(),
});
export type CorridaEnLista = z.output<typeof corridaEnLista>;

const filtroDeCorridas = z.strictObject({
  estado: z.enum(estadosDeCorrida).optional(),
  clase: z.enum(clasesDeCorrida).optional(),
  producto: enteroEscrito(1, ID_MAX).optional(),
  agencia: codigoDeAgencia.optional(),
  anio: enteroEscrito(2000, 2100).optional(),
});

export const listarCorridas = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas',
  permission: 'intereses:ver',
  summary: 'Corridas de intereses',
  query: filtroDeCorridas.extend({ cursor: cursor.optional(), porPagina: porPagina(200, 50) }),
  response: z.object({ corridas: z.array(corridaEnLista), siguiente: z.string().nullable() }),
  errors: [],
});

export const corridaNueva = z.strictObject({
  nombre: nombre(120),
  clase: z.enum(['ordinaria', 'correctiva']),
  productos: z.array(entero(1, ID_MAX)).min(1, 'Elija al menos un producto.').max(PRODUCTOS_MAX),
  /** Null: all of the person's. */
  agencias: z.array(codigoDeAgencia).min(1).max(AGENCIAS_MAX).nullable(),
  desde: fechaDeLibros,
  /** The last day that is paid, included. */
  ultimoDia: fechaDeLibros,
  /** The accounting date; absent, the last day that is paid or, of a corrective one, today. */
  fecha: fechaDeLibros.optional(),
  /** Which applied run a corrective one corrects. */
  corrige: entero(1, ID_MAX).nullable(),
});

/** The fields of the screen of a run. */
export const corrida = corridaEnLista.extend({
  programacion: z.object({ id: z.uuid(), nombre: z.string() }).nullable(),
  corrige: z.object({ id: z.int(), nombre: z.string() }).nullable(),
  /** What was exact and what rounding changed, in centavos with decimals. */
  exacto: z.string(),
  residuo: z.string(),
  huella: z.string().nullable(),
  version: z.int(),
  calculadaPor: persona.nullable(),
  calculadaEn: z.string().nullable(),
  aprobadaPor: persona.nullable(),
  aprobadaEn: z.string().nullable(),
  aplicadaPor: persona.nullable(),
  aplicadaEn: z.string().nullable(),
  reversionPedida: z.object({ por: persona, motivo: z.string() }).nullable(),
  revertidaPor: persona.nullable(),
  revertidaEn: z.string().nullable(),
  /** What whoever asks may do now, and why not when a step of this state is not theirs. */
  pasos: z.array(z.object({ paso: z.enum(pasosDeCorrida), impedimento: z.string().nullable() })),
  porProducto: z.array(
    z.object({ producto: z.string(), nombre: z.string(), agencia: z.string(), ...totales.shape }),
  ),
  /** Accounts without payment, by reason. */
  sinPago: z.array(z.object({ motivo: z.enum(motivosSinPago), cuentas: z.int() })),
  vencidas: z.int(),
  omitidas: z.int(),
  /** How many accounts are paid how much: `desde` included, `hasta` not; centavos. */
  distribucion: z.array(
    z.object({ desde: monto, hasta: monto.nullable(), cuentas: z.int(), interes: monto }),
  ),
  advertencias: z.array(z.object({ codigo: z.string(), mensaje: z.string() })),
});
export type Corrida = z.output<typeof corrida>;

export const crearCorrida = endpoint({
  method: 'POST',
  path: '/api/ahorros/corridas',
  permission: 'intereses:programar',
  summary: 'Crear y calcular una corrida de intereses',
  body: corridaNueva,
  idempotent: true,
  response: corrida,
  status: 201,
  errors: [
    'CORRIDA_TRASLAPADA',
    'CORRIDA_ANTES_DE_TIEMPO',
    'PRODUCTO_SIN_REGLAS',
    'PERIODO_CERRADO',
    'NO_ENCONTRADO',
    'LLAVE_REUTILIZADA',
  ],
});

export const verCorrida = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id',
  permission: 'intereses:ver',
  summary: 'Una corrida de intereses',
  params: porCorrida,
  response: corrida,
  errors: ['NO_ENCONTRADO'],
});

/** The partidas of a run: as they are, or as they will be if it is not applied yet. */
export const verPartidasDeCorrida = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id/partidas',
  permission: 'intereses:ver',
  summary: 'Lo que una corrida contabiliza',
  params: porCorrida,
  response: z.object({
    partidas: z.array(
      z.object({
        id: z.uuid().nullable(),
        numero: z.string().nullable(),
        fecha: z.iso.date(),
        agencia: z.string(),
        concepto: z.string(),
        lineas: z.array(
          z.object({
            idCuenta: z.string(),
            nombreCuenta: z.string(),
            debe: monto,
            haber: monto,
            concepto: z.string().nullable(),
          }),
        ),
      }),
    ),
    /** How many there are, listed or not. */
    total: z.int(),
  }),
  errors: ['NO_ENCONTRADO'],
});

const cifrasComparadas = z.object({ cuentas: z.int(), interes: monto, isr: monto });

/** With the run of the period before, of the same products and agencias: figures of the same things. */
export const compararCorrida = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id/comparacion',
  permission: 'intereses:ver',
  summary: 'Una corrida comparada con la anterior',
  params: porCorrida,
  response: z.object({
    anterior: z
      .object({ id: z.int(), nombre: z.string(), desde: z.iso.date(), hasta: z.iso.date() })
      .nullable(),
    filas: z.array(
      z.object({
        producto: z.string(),
        nombre: z.string(),
        agencia: z.string(),
        esta: cifrasComparadas,
        antes: cifrasComparadas.nullable(),
      }),
    ),
    mayoresCambios: z.array(
      z.object({
        cuenta: z.string(),
        titular: z.string(),
        esta: monto,
        antes: monto,
      }),
    ),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const verEventosDeCorrida = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id/eventos',
  permission: 'intereses:ver',
  summary: 'Los pasos que dio una corrida',
  params: porCorrida,
  response: z.object({
    eventos: z.array(
      z.object({
        estado: z.enum(estadosDeCorrida),
        por: persona.nullable(),
        en: z.string(),
        detalle: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NO_ENCONTRADO'],
});

/** What to fill a new run with: the next period that is due of each product. */
export const ofrecerCorrida = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas-por-hacer',
  permission: 'intereses:ver',
  summary: 'Períodos de interés que ya terminaron y no se han pagado',
  query: z.strictObject({ al: fechaContable.optional() }),
  response: z.object({
    porHacer: z.array(
      z.object({
        producto: z.object({ id: z.int(), codigo: z.string(), nombre: z.string() }),
        agencia: z.string(),
        desde: z.iso.date(),
        ultimoDia: z.iso.date(),
        cuentas: z.int(),
      }),
    ),
  }),
  errors: [],
});
