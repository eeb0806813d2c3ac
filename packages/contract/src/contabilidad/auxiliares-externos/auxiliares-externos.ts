// Accounts whose detail is kept elsewhere (loans, contributions of members): who answers for each, and what was brought of it each
// month, agencia by agencia, beside what the books say.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  anio,
  anioEscrito,
  codigoDeAgencia,
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaContable,
  fechaDeLibros,
  mesEscrito,
  monto,
  persona,
  porId,
  renglon,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const base = '/api/contabilidad/auxiliares-externos';

const auxiliarExterno = z.object({
  id: z.uuid(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  /** Where its detail is kept. */
  lugar: z.string(),
  desde: fechaContable,
  responsable: persona,
  activo: z.boolean(),
  version: z.int(),
});
export type AuxiliarExterno = z.infer<typeof auxiliarExterno>;

export const listarAuxiliaresExternos = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Las cuentas cuyo detalle se lleva en otra parte, y quién trae su cifra',
  response: z.array(auxiliarExterno),
  errors: [],
});

const loQueSeDice = {
  lugar: renglon(120).min(1, 'Escriba dónde se lleva el detalle.'),
  /** The first day of the first month that is compared. */
  desde: fechaDeLibros.refine((dia) => dia.endsWith('-01'), { error: 'Elija el primer día de un mes.' }),
  responsable: uuid,
};

export const marcarAuxiliarExterno = endpoint({
  method: 'POST',
  path: base,
  permission: 'catalogo:editar',
  summary: 'Marca una cuenta como auxiliar externo: su cifra se trae cada mes y se compara antes de cerrar',
  body: z.strictObject({ idCuenta: codigoDeCuenta, ...loQueSeDice }),
  response: auxiliarExterno,
  status: 201,
  errors: ['CUENTA_NO_EXISTE', 'AUXILIAR_PROPIO', 'AUXILIAR_REPETIDO', 'PERSONA_NO_ADMITIDA'],
});

export const editarAuxiliarExterno = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  permission: 'catalogo:editar',
  summary: 'Cambia dónde se lleva, desde cuándo se compara, quién lo trae, o si se sigue trayendo',
  params: porId,
  body: z.strictObject({ version, ...loQueSeDice, activo: z.boolean() }),
  response: auxiliarExterno,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'AUXILIAR_PROPIO',
    'AUXILIAR_REPETIDO',
    'PERSONA_NO_ADMITIDA',
  ],
});

/** Who may bring one. */
export const listarQuienesTraen = endpoint({
  method: 'GET',
  path: `${base}/responsables`,
  permission: 'catalogo:editar',
  summary: 'Las personas que pueden traer la cifra de un auxiliar externo',
  response: z.array(persona),
  errors: [],
});

const cifraTraida = z.object({
  monto,
  evidencia: z.string(),
  traidaPor: persona,
  traidaEn: z.iso.datetime(),
  /** What the books said then. */
  enLibros: monto,
  /** How many times it was brought: the last one counts. */
  veces: z.int(),
});

const renglonDeAuxiliar = z.object({
  idAuxiliar: z.uuid(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  lugar: z.string(),
  responsable: persona,
  agencia: z.string(),
  nombreAgencia: z.string(),
  /** At the end of the month, as the nature of the account has it. */
  mayor: monto,
  cifra: cifraTraida.nullable(),
  /** What the figure says more than the books; null while there is none. */
  diferencia: monto.nullable(),
  /** Nothing has to be brought: the books hold nothing there. */
  sinSaldo: z.boolean(),
  /** Its month is open in its agencia. */
  abierto: z.boolean(),
});
export type RenglonDeAuxiliar = z.infer<typeof renglonDeAuxiliar>;

const mesDeAuxiliares = z.object({ anio: z.int(), mes: z.int(), renglones: z.array(renglonDeAuxiliar) });
export type MesDeAuxiliares = z.infer<typeof mesDeAuxiliares>;

export const verMesDeAuxiliares = endpoint({
  method: 'GET',
  path: `${base}/cifras`,
  permission: 'partidas:ver',
  summary: 'Lo traído de cada auxiliar externo en un mes, por agencia, junto a lo que dice el mayor',
  query: z.strictObject({ anio: anioEscrito, mes: mesEscrito }),
  response: mesDeAuxiliares,
  errors: [],
});

const CIFRAS_MAX = 1_000;
const evidencia = renglon(200).min(3, 'Escriba de qué documento se leyó.');

export const traerCifras = endpoint({
  method: 'POST',
  path: `${base}/cifras`,
  permission: 'partidas:registrar',
  summary: 'Trae las cifras de un mes que ya terminó; la que ya estaba se corrige con otra',
  body: z.strictObject({
    anio,
    mes: entero(1, 12),
    evidencia,
    cifras: z
      .array(
        z.strictObject({
          idCuenta: codigoDeCuenta,
          agencia: codigoDeAgencia,
          monto: enCentavos(entero(-MONTO_MAX * 1_000, MONTO_MAX * 1_000, { siNoEs: 'Escriba la cifra.' })),
        }),
      )
      .min(1, 'Escriba al menos una cifra.')
      .max(CIFRAS_MAX)
      .refine(
        (lista) => new Set(lista.map((una) => `${una.idCuenta} ${una.agencia}`)).size === lista.length,
        {
          error: 'Hay una cuenta con dos cifras en la misma agencia.',
        },
      ),
  }),
  response: mesDeAuxiliares,
  status: 201,
  errors: ['SIN_AGENCIA', 'AUXILIAR_NO_SE_TRAE', 'MES_SIN_TERMINAR', 'PERIODO_CERRADO'],
});
