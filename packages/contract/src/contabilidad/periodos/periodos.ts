// Months and years of the books: their state, what keeps each from being closed, closing and reopening.
import { z } from 'zod';
import {
  anioEscrito as anio,
  codigoDeAgencia,
  codigoDeCuenta,
  mesEscrito as mes,
  monto,
  persona,
  textoGuardable,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const estadosDePeriodo = ['abierto', 'cerrando', 'cerrado'] as const;

const agencia = codigoDeAgencia;

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

/** `traida`: its books were kept elsewhere and brought here when the institution moved in. */
const procedencia = z.enum(['propia', 'traida']);

export const ejercicio = z.object({
  anio: z.int(),
  estado: z.enum(['abierto', 'cerrado']),
  procedencia,
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

export const explicacion = z.strictObject({
  idCuenta: codigoDeCuenta,
  texto: textoGuardable(500).min(3, 'Explique por qué la cuenta queda con saldo.'),
});

export const BASE_DE_PERIODOS = '/api/contabilidad/periodos';
const base = BASE_DE_PERIODOS;
export const porMes = z.object({ anio, mes });
export const porMesDeAgencia = porMes.extend({ agencia });

export const listarPeriodos = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Los ejercicios y el estado de cada mes en las agencias de la persona',
  query: z.strictObject({ anio: anio.optional() }),
  response: z.object({ ejercicios: z.array(ejercicio), periodos: z.array(periodo) }),
  errors: [],
});

const AGENCIAS_POR_CIERRE_MAX = 100;

export const cerrarPeriodo = endpoint({
  method: 'POST',
  path: `${base}/:anio/:mes/cerrar`,
  permission: 'periodos:cerrar',
  autorizable: true,
  reautenticacion: true,
  summary:
    'Cierra el mes de una o varias agencias, de todas o de ninguna: desde que empieza a cerrarse no se contabiliza nada en él',
  params: porMes,
  body: z.strictObject({
    agencias: z
      .array(agencia)
      .min(1, 'Elija al menos una agencia.')
      .max(AGENCIAS_POR_CIERRE_MAX, `Elija como máximo ${AGENCIAS_POR_CIERRE_MAX} agencias.`),
  }),
  response: z.array(periodo.extend({ compuertas: z.array(compuerta) })),
  errors: [
    'SIN_AGENCIA',
    'PERIODO_NO_EXISTE',
    'PERIODO_CERRADO',
    'PERIODO_FUERA_DE_ORDEN',
    'PERIODO_CON_PENDIENTES',
    'PERIODO_CON_CORRIDA',
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
    procedencia,
    resultado: monto,
    agencias: z.array(cierreDeAgencia),
  }),
  errors: ['PERIODO_NO_EXISTE', 'SIN_AGENCIA'],
});

export const cerrarEjercicio = endpoint({
  method: 'POST',
  path: `${BASE_DE_EJERCICIOS}/:anio/cerrar`,
  permission: 'periodos:cerrar',
  autorizable: true,
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
