// What the banks say: statements that are imported, with the file they came in.
import {
  formatosDeEstado,
  ordenesDeFecha,
  perfilesDeEstado,
  separadoresDecimales,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { z } from 'zod';
import { fechaContable, monto, persona, porId, renglon } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import { OCTETOS } from '../../medios.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';

const base = BASE_DE_BANCOS;

export const ESTADO_BYTES_MAX = 20 * 1024 * 1024;

/** What whoever brings a file says of it, where the file does not. */
export const pistasEnConsulta = {
  nombre: renglon(200).min(1, 'Escriba el nombre del archivo.'),
  perfil: z.enum(perfilesDeEstado).optional(),
  ordenDeFecha: z.enum(ordenesDeFecha).optional(),
  separadorDecimal: z.enum(separadoresDecimales).optional(),
};

export const estadoDeCuenta = z.object({
  id: z.uuid(),
  nombre: z.string(),
  formato: z.enum(formatosDeEstado),
  desde: fechaContable,
  hasta: fechaContable,
  saldoInicial: monto.nullable(),
  saldoFinal: monto.nullable(),
  lineas: z.int(),
  /** Those that were not there yet. */
  nuevas: z.int(),
  advertencias: z.array(z.string()),
  importadoPor: persona,
  importadoEn: z.iso.datetime(),
  /** Whether it can be taken away: nothing of it was matched, explained or signed. */
  seQuita: z.boolean(),
});
export type EstadoDeCuenta = z.infer<typeof estadoDeCuenta>;

const paso = z.object({ paso: z.enum(['leyendo', 'guardando']) });

export const importarEstado = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/estados`,
  permission: 'bancos:conciliar',
  summary:
    'Importa el archivo de un banco en una cuenta: lo prueba, guarda el original y agrega las líneas que no estaban. Con `mapeo`, por las columnas que se dicen, y se recuerdan',
  params: porId,
  query: z.strictObject({
    ...pistasEnConsulta,
    /** Which column is which, as JSON: see `mapeoDeEstado`. */
    mapeo: renglon(4_000).optional(),
  }),
  body: upload(ESTADO_BYTES_MAX, OCTETOS),
  response: z.array(estadoDeCuenta),
  progress: paso,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'TIPO_NO_ADMITIDO',
    'CUERPO_DEMASIADO_GRANDE',
    'TRABAJO_EN_CURSO',
    'ESTADO_ILEGIBLE',
    'ESTADO_DE_OTRA_CUENTA',
    'ESTADO_DE_OTRA_MONEDA',
    'ESTADO_REPETIDO',
    'ESTADO_NO_CONTINUA',
    'CUENTA_CONCILIADA',
    'CUENTA_BANCARIA_INACTIVA',
  ],
});

export const listarEstados = endpoint({
  method: 'GET',
  path: `${base}/cuentas/:id/estados`,
  permission: 'bancos:ver',
  summary: 'Los estados importados de una cuenta, del más nuevo al más antiguo',
  params: porId,
  response: z.array(estadoDeCuenta),
  errors: ['NO_ENCONTRADO'],
});

export const descargarEstado = endpoint({
  method: 'GET',
  path: `${base}/estados/:id/archivo`,
  permission: 'bancos:ver',
  summary: 'El archivo original de un estado importado',
  params: porId,
  response: download(OCTETOS),
  errors: ['NO_ENCONTRADO'],
});

export const quitarEstado = endpoint({
  method: 'DELETE',
  path: `${base}/estados/:id`,
  permission: 'bancos:conciliar',
  summary: 'Quita un estado importado por error, si nada de él se cruzó, explicó ni concilió',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'ESTADO_EN_USO', 'CUENTA_CONCILIADA', 'LINEA_YA_CRUZADA'],
});
