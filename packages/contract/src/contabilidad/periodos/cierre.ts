// The closing of one month of one agencia as people work on it: each gate with who answers for it, what proves it, who
// signed it and what was let pass; the balances to explain; and everything that was ever closed or opened again.
import { z } from 'zod';
import { clave, monto, numero, persona, textoExacto, textoGuardable, uuid } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import {
  documento,
  mediosDeSoporte,
  nombreDeSoporte,
  SOPORTE_BYTES_MAX,
  tiposDeSoporte,
} from '../borradores/soportes.ts';
import {
  BASE_DE_PERIODOS,
  compuerta,
  explicacion,
  limiteDeReapertura,
  periodo,
  porMes,
  porMesDeAgencia,
} from './periodos.ts';
import { solicitudDeReapertura } from './reaperturas.ts';

export const PARTIDAS_DE_EVIDENCIA_MAX = 20;
export const ARCHIVOS_DE_EVIDENCIA_MAX = 20;

/** The one that whoever decides looked at. */
const huella = textoExacto(100);
const motivo = textoGuardable(500).min(3, 'Escriba el motivo.');

const rubrica = z.object({ por: persona, en: z.iso.datetime() });

/** In force while the gate (and, for a signature, its evidence) is still as it was. */
const firma = rubrica.extend({ vigente: z.boolean() });
const excepcion = firma.extend({ motivo: z.string() });

const compuertaDelCierre = compuerta.extend({
  admiteExcepcion: z.boolean(),
  /** Digest of everything below that is signed: whoever signs says which one they looked at. */
  huella: z.string(),
  responsable: persona.nullable(),
  nota: z.string(),
  partidas: z.array(
    z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int(), fecha: z.string(), concepto: z.string() }),
  ),
  archivos: z.array(documento),
  firma: firma.nullable(),
  excepcion: excepcion.nullable(),
});
export type CompuertaDelCierre = z.infer<typeof compuertaDelCierre>;

/** A clearing account that does not end the month at zero. */
const saldoPorExplicar = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  /** Debe − haber. */
  saldo: monto,
  /** In force while the balance is the one that was explained. */
  explicacion: firma.extend({ texto: z.string() }).nullable(),
});
export type SaldoPorExplicar = z.infer<typeof saldoPorExplicar>;

/** What the gates were when the month was closed, as it is kept. */
const compuertaCerrada = z.object({
  titulo: z.string(),
  pasa: z.boolean(),
  motivo: z.string(),
  responsable: z.string().nullable(),
  nota: z.string(),
  firma: z.string().nullable(),
  excepcion: z.object({ motivo: z.string(), por: z.string() }).nullable(),
});

const hecho = { id: z.uuid(), en: z.iso.datetime(), por: persona.nullable() };

const hechoDelPeriodo = z.discriminatedUnion('clase', [
  z.object({ clase: z.literal('cierre'), ...hecho, compuertas: z.array(compuertaCerrada) }),
  z.object({
    clase: z.literal('reapertura'),
    ...hecho,
    motivo: z.string(),
    /** Who allowed what the other one asked for; null: nobody had to. */
    aprobadaPor: persona.nullable(),
    limite: limiteDeReapertura.nullable(),
    /** Null: not closed again yet. */
    terminadaEn: z.iso.datetime().nullable(),
    /** How many partidas were posted in the month meanwhile. */
    contabilizadas: z.int(),
  }),
  z.object({
    clase: z.literal('excepcion'),
    ...hecho,
    compuerta: z.string(),
    motivo: z.string(),
    /** How it ended: closed with it, or taken back. */
    usada: rubrica.nullable(),
    retirada: rubrica.nullable(),
  }),
]);
export type HechoDelPeriodo = z.infer<typeof hechoDelPeriodo>;

const cierreDelMes = z.object({
  periodo,
  /** Why it cannot be closed, or opened again, whatever its gates say: the order, or a closed year. */
  impideCerrar: z.string().nullable(),
  impideReabrir: z.string().nullable(),
  exigeFirmas: z.boolean(),
  compuertas: z.array(compuertaDelCierre),
  saldosPorExplicar: z.array(saldoPorExplicar),
  /** A reopening that waits for a second person. */
  solicitud: solicitudDeReapertura.nullable(),
  /** The newest first. */
  historia: z.array(hechoDelPeriodo),
  /** Who works with the books of the agencia: those a gate may be entrusted to, or the month reopened for. */
  personas: z.array(persona),
});
export type CierreDelMes = z.infer<typeof cierreDelMes>;

const base = `${BASE_DE_PERIODOS}/:anio/:mes/agencias/:agencia` as const;
const deCompuerta = `${base}/compuertas/:compuerta` as const;
const porCompuerta = porMesDeAgencia.extend({ compuerta: clave(40) });
const porArchivo = porCompuerta.extend({ id: uuid });
const delPeriodo = ['SIN_AGENCIA', 'PERIODO_NO_EXISTE', 'PERIODO_CERRADO'] as const;
const deUnaCompuerta = [...delPeriodo, 'COMPUERTA_NO_EXISTE', 'SIN_PERMISO'] as const;

export const verCierre = endpoint({
  method: 'GET',
  path: `${base}/cierre`,
  permission: 'periodos:ver',
  summary: 'El cierre de un mes: compuertas, responsables, evidencias, firmas, excepciones e historia',
  params: porMesDeAgencia,
  response: cierreDelMes,
  errors: ['SIN_AGENCIA', 'PERIODO_NO_EXISTE'],
});

const porCerrar = cierreDelMes
  .pick({ periodo: true, impideCerrar: true, exigeFirmas: true })
  .extend({ compuertas: z.array(compuertaDelCierre) });
export type MesPorCerrar = z.infer<typeof porCerrar>;

export const verCierresDelMes = endpoint({
  method: 'GET',
  path: `${BASE_DE_PERIODOS}/:anio/:mes/cierres`,
  permission: 'periodos:ver',
  summary: 'Lo que debe estar en orden para cerrar el mes en cada agencia de la persona, y cómo está ahora',
  params: porMes,
  response: z.array(porCerrar),
  errors: ['PERIODO_NO_EXISTE'],
});

export const asignarResponsable = endpoint({
  method: 'PUT',
  path: `${deCompuerta}/responsable`,
  permission: 'periodos:cerrar',
  summary: 'Quién responde por una compuerta; null la deja sin responsable',
  params: porCompuerta,
  body: z.strictObject({ responsable: uuid.nullable() }),
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'PERSONA_NO_ADMITIDA'],
});

export const guardarEvidencia = endpoint({
  method: 'PUT',
  path: `${deCompuerta}/evidencia`,
  permission: 'periodos:ver',
  summary: 'La nota y las partidas que prueban una compuerta; de su responsable o de quien cierra',
  params: porCompuerta,
  body: z.strictObject({
    nota: textoGuardable(2_000),
    /** Numbers of the year, of the same agencia. */
    partidas: z.array(numero).max(PARTIDAS_DE_EVIDENCIA_MAX),
  }),
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'NO_ENCONTRADO'],
});

export const agregarArchivoDeEvidencia = endpoint({
  method: 'POST',
  path: `${deCompuerta}/archivos`,
  permission: 'periodos:ver',
  summary: 'Agrega un documento a la evidencia: PDF, PNG, JPEG, WebP o XML, de hasta 10 MB',
  params: porCompuerta,
  query: z.strictObject({ nombre: nombreDeSoporte }),
  body: upload(SOPORTE_BYTES_MAX, ...mediosDeSoporte),
  response: z.literal(true),
  status: 201,
  errors: [...deUnaCompuerta, 'SOPORTE_NO_ADMITIDO', 'TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE'],
});

export const verArchivoDeEvidencia = endpoint({
  method: 'GET',
  path: `${deCompuerta}/archivos/:id`,
  permission: 'periodos:ver',
  summary: 'El documento, con el tipo que dice su contenido',
  params: porArchivo,
  response: download(...tiposDeSoporte),
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO'],
});

export const quitarArchivoDeEvidencia = endpoint({
  method: 'DELETE',
  path: `${deCompuerta}/archivos/:id`,
  permission: 'periodos:ver',
  summary: 'Quita un documento de la evidencia de un mes abierto',
  params: porArchivo,
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'NO_ENCONTRADO'],
});

export const firmarCompuerta = endpoint({
  method: 'POST',
  path: `${deCompuerta}/firma`,
  permission: 'periodos:ver',
  summary: 'Firma una compuerta en orden, tal como se vio; la firma vale mientras nada de ella cambie',
  params: porCompuerta,
  body: z.strictObject({ huella }),
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'COMPUERTA_NO_ADMITE', 'CONFLICTO_DE_EDICION'],
});

export const retirarFirma = endpoint({
  method: 'DELETE',
  path: `${deCompuerta}/firma`,
  permission: 'periodos:ver',
  summary: 'Retira una firma: la propia, o cualquiera quien cierra',
  params: porCompuerta,
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'NO_ENCONTRADO'],
});

export const concederExcepcion = endpoint({
  method: 'POST',
  path: `${deCompuerta}/excepcion`,
  permission: 'periodos:reabrir',
  summary: 'Deja pasar una compuerta pendiente, con motivo; después debe cerrar otra persona',
  params: porCompuerta,
  body: z.strictObject({ motivo, huella }),
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'COMPUERTA_NO_ADMITE', 'CONFLICTO_DE_EDICION'],
});

export const retirarExcepcion = endpoint({
  method: 'DELETE',
  path: `${deCompuerta}/excepcion`,
  permission: 'periodos:reabrir',
  summary: 'Retira una excepción que todavía no se usó; queda en la historia',
  params: porCompuerta,
  response: z.literal(true),
  errors: [...deUnaCompuerta, 'NO_ENCONTRADO'],
});

const porCuenta = porMesDeAgencia.extend({ idCuenta: explicacion.shape.idCuenta });

export const explicarSaldo = endpoint({
  method: 'PUT',
  path: `${base}/explicaciones/:idCuenta`,
  permission: 'periodos:ver',
  summary: 'Por qué una cuenta puente queda con saldo; vale mientras el saldo sea el mismo',
  params: porCuenta,
  body: explicacion.pick({ texto: true }).extend({ saldo: monto }),
  response: z.literal(true),
  errors: [...delPeriodo, 'SIN_PERMISO', 'NO_ENCONTRADO', 'CONFLICTO_DE_EDICION'],
});

export const listarPartidasDeReapertura = endpoint({
  method: 'GET',
  path: `${base}/reaperturas/:id/partidas`,
  permission: 'periodos:ver',
  summary: 'Lo que se contabilizó en el mes mientras estuvo reabierto',
  params: porMesDeAgencia.extend({ id: uuid }),
  response: z.object({
    partidas: z.array(
      z.object({
        id: z.uuid(),
        ejercicio: z.int(),
        numero: z.int(),
        fecha: z.string(),
        concepto: z.string(),
        total: monto,
        autor: persona.nullable(),
        registradaEn: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO'],
});
