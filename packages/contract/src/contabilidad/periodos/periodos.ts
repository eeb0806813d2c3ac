// Months and years of the books: their state, what keeps each from being closed, closing and reopening.
import { z } from 'zod';
import { codigoDeAgencia, monto, persona, textoGuardable } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const estadosDePeriodo = ['abierto', 'cerrando', 'cerrado'] as const;

const agencia = codigoDeAgencia;
const anio = z.coerce.number().int().min(2000).max(2100);
const mes = z.coerce.number().int().min(1).max(12);

/** Open again, but only for these people and until then. */
export const limiteDeReapertura = z.object({ para: z.array(persona), hasta: z.iso.datetime() });
export type LimiteDeReapertura = z.infer<typeof limiteDeReapertura>;

export const periodo = z.object({
  anio: z.int(),
  mes: z.int(),
  agencia: z.string(),
  estado: z.enum(estadosDePeriodo),
  /** Null: for everybody who may post. */
  limite: limiteDeReapertura.nullable(),
});
export type Periodo = z.infer<typeof periodo>;

export const ejercicio = z.object({
  anio: z.int(),
  estado: z.enum(['abierto', 'cerrado']),
  ultimoNumero: z.int(),
});
export type Ejercicio = z.infer<typeof ejercicio>;

/** One thing that must be in order before closing; `detalle` lists what to look at, up to a limit. */
export const compuerta = z.object({
  id: z.string(),
  titulo: z.string(),
  pasa: z.boolean(),
  motivo: z.string(),
  detalle: z.array(
    z.object({
      id: z.string(),
      texto: z.string(),
      /** Where in the application that thing is; null when it has no place of its own. */
      enlace: z.string().nullable(),
    }),
  ),
});
export type EstadoDeCompuerta = z.infer<typeof compuerta>;

export const explicacion = z.object({
  idCuenta: z.string().regex(/^\d{1,10}$/),
  texto: textoGuardable(500).min(3, 'Explique por qué la cuenta queda con saldo.'),
});
export type Explicacion = z.infer<typeof explicacion>;

const PERSONAS_DE_REAPERTURA_MAX = 20;
export const DIAS_DE_REAPERTURA_MAX = 90;

export const reapertura = z.object({
  agencia,
  motivo: textoGuardable(500).min(3, 'Escriba el motivo.'),
  /** Absent: for everybody, until it is closed again. */
  limite: z
    .object({
      para: z
        .array(z.uuid())
        .min(1, 'Elija al menos a una persona.')
        .max(PERSONAS_DE_REAPERTURA_MAX, `Elija como máximo a ${PERSONAS_DE_REAPERTURA_MAX} personas.`),
      hasta: z.iso.datetime({ offset: true, error: 'Diga hasta cuándo.' }),
    })
    .optional(),
});

export const BASE_DE_PERIODOS = '/api/contabilidad/periodos';
const base = BASE_DE_PERIODOS;
const porMes = z.object({ anio, mes });
export const porMesDeAgencia = porMes.extend({ agencia });

export const listarPeriodos = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Los ejercicios y el estado de cada mes en las agencias de la persona',
  query: z.object({ anio: anio.optional() }),
  response: z.object({ ejercicios: z.array(ejercicio), periodos: z.array(periodo) }),
  errors: [],
});

export const verCompuertas = endpoint({
  method: 'GET',
  path: `${base}/:anio/:mes/compuertas`,
  permission: 'periodos:ver',
  summary: 'Lo que debe estar en orden para cerrar el mes, y cómo está ahora',
  params: porMes,
  query: z.object({ agencia }),
  response: z.array(compuerta),
  errors: ['SIN_AGENCIA', 'PERIODO_NO_EXISTE'],
});

export const cerrarPeriodo = endpoint({
  method: 'POST',
  path: `${base}/:anio/:mes/cerrar`,
  permission: 'periodos:cerrar',
  reautenticacion: true,
  summary: 'Cierra el mes de una agencia: desde que empieza a cerrarse no se contabiliza nada en él',
  params: porMes,
  body: z.object({ agencia, explicaciones: z.array(explicacion).max(100).default([]) }),
  response: periodo.extend({ compuertas: z.array(compuerta) }),
  errors: [
    'SIN_AGENCIA',
    'PERIODO_NO_EXISTE',
    'PERIODO_CERRADO',
    'PERIODO_FUERA_DE_ORDEN',
    'PERIODO_CON_PENDIENTES',
    'CONFLICTO_DE_EDICION',
  ],
});

export const reabrirPeriodo = endpoint({
  method: 'POST',
  path: `${base}/:anio/:mes/reabrir`,
  permission: 'periodos:reabrir',
  reautenticacion: true,
  summary:
    'Reabre el último mes cerrado de una agencia, con motivo, para todos o solo para algunos y hasta un instante; nunca uno de un ejercicio cerrado',
  params: porMes,
  body: reapertura,
  response: periodo,
  errors: [
    'SIN_AGENCIA',
    'PERSONA_NO_ADMITIDA',
    'LIMITE_DE_REAPERTURA_INVALIDO',
    'PERIODO_NO_EXISTE',
    'PERIODO_FUERA_DE_ORDEN',
    'EJERCICIO_CERRADO',
    'CONFLICTO_DE_EDICION',
  ],
});

export const BASE_DE_EJERCICIOS = '/api/contabilidad/ejercicios';

const lineaDeCierre = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  debe: monto,
  haber: monto,
});

const cierreDeAgencia = z.object({
  agencia: z.string(),
  productos: monto,
  gastos: monto,
  /** Productos − gastos. */
  resultado: monto,
  lineas: z.array(lineaDeCierre),
  compuertas: z.array(compuerta),
});

export const verCierreDeEjercicio = endpoint({
  method: 'GET',
  path: `${BASE_DE_EJERCICIOS}/:anio/cierre`,
  permission: 'periodos:ver',
  summary:
    'La partida de cierre que tendría cada agencia hoy, el resultado del año y lo que falta para cerrarlo',
  params: z.object({ anio }),
  response: z.object({
    anio: z.int(),
    estado: z.enum(['abierto', 'cerrado']),
    resultado: monto,
    agencias: z.array(cierreDeAgencia),
  }),
  errors: ['PERIODO_NO_EXISTE', 'SIN_AGENCIA'],
});

export const cerrarEjercicio = endpoint({
  method: 'POST',
  path: `${BASE_DE_EJERCICIOS}/:anio/cerrar`,
  permission: 'periodos:cerrar',
  reautenticacion: true,
  summary:
    'Cierra el año de toda la institución: partida de cierre y de apertura por agencia, diciembre cerrado y el año siguiente abierto; todo o nada',
  params: z.object({ anio }),
  response: z.object({
    anio: z.int(),
    estado: z.literal('cerrado'),
    resultado: monto,
    partidas: z.array(
      z.object({
        id: z.uuid(),
        ejercicio: z.int(),
        numero: z.int(),
        tipo: z.enum(['cierre', 'apertura']),
        agencia: z.string(),
        total: monto,
      }),
    ),
  }),
  errors: [
    'SIN_AGENCIA',
    'PERIODO_NO_EXISTE',
    'EJERCICIO_CERRADO',
    'PERIODO_FUERA_DE_ORDEN',
    'PERIODO_CON_PENDIENTES',
    'CONFLICTO_DE_EDICION',
    'PERIODO_CERRADO',
    'LINEA_INVALIDA',
  ],
});
