// What is asked of each role for each operación, on one screen: up to how much alone, each and a day; who authorises above that, and up to how
// much; proof of identity, support, who is told. Changing it is a change of powers.
import {
  type ClaseDeOperacion,
  clasesDe,
  clasesDeOperacion,
  definicionDe,
  operaciones,
} from '@cuadra/core/control/operaciones';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import { permisosDe, roles } from '../acceso/permisos.ts';
import { enCentavos, entero, motivo } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

const AL_DIA_MAX = MONTO_MAX * 100;
/** Null: whatever it is; zero: always two. */
const cada = enCentavos(entero(0, MONTO_MAX)).nullable();
const alDia = enCentavos(entero(0, AL_DIA_MAX)).nullable();
const desde = enCentavos(entero(0, MONTO_MAX)).nullable();

const NO_ALCANZA = {
  path: ['alDia'],
  message: 'Lo de un día no puede ser menos que lo de una vez.',
};
const alcanza = (fila: { cada: number | null; alDia: number | null }) =>
  fila.cada === null || fila.alDia === null || fila.alDia >= fila.cada;

const deQue = {
  rol: z.enum(roles),
  operacion: z.enum(operaciones.filter((una) => definicionDe(una).seJuzga)),
  clase: z.enum(clasesDeOperacion),
};

const fila = z
  .strictObject({
    ...deQue,
    cada,
    alDia,
    reautenticar: z.boolean(),
    soporteDesde: desde,
    avisaDesde: desde,
  })
  .refine(alcanza, NO_ALCANZA);
export type FilaDePolitica = z.infer<typeof fila>;

/** Whoever has the permission to consent at all. */
export const rolesQueAutorizan = roles.filter((rol) => permisosDe([rol]).has('autorizaciones:dar'));

const filaDeAutorizacion = z
  .strictObject({ ...deQue, rol: z.enum(rolesQueAutorizan), cada, alDia })
  .refine(alcanza, NO_ALCANZA);
export type FilaDeAutorizacion = z.infer<typeof filaDeAutorizacion>;

const FILAS_MAX = 2_000;
export const politica = z.strictObject({
  hacen: z.array(fila).max(FILAS_MAX),
  autorizan: z.array(filaDeAutorizacion).max(FILAS_MAX),
});
export type Politica = z.infer<typeof politica>;

const base = '/api/control/politica';

export const verPolitica = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Hasta cuánto hace cada rol cada operación sin otra persona, y quién autoriza lo demás',
  response: politica,
  errors: [],
});

export const pedirPolitica = endpoint({
  method: 'PUT',
  path: base,
  permission: 'institucion:administrar',
  reautenticacion: true,
  summary:
    'Pide cambiar la política, lo que espera a otra persona. Lo que no aparece nadie lo hace. Responde la vigente',
  body: z
    .strictObject({ politica, motivo })
    .refine(({ politica: { hacen, autorizan } }) => sinRepetir(hacen) && sinRepetir(autorizan), {
      path: ['politica'],
      message: 'Hay un rol con dos filas de la misma operación.',
    })
    .refine(({ politica: { hacen, autorizan } }) => [...hacen, ...autorizan].every(esDeSuClase), {
      path: ['politica'],
      message: 'Hay una operación con una clase que no es suya.',
    }),
  response: politica,
  errors: ['PODERES_PROPIOS', 'CAMBIO_YA_PEDIDO'],
});

type DeQue = Pick<FilaDePolitica, 'rol' | 'operacion' | 'clase'>;

export const claveDePolitica = ({ rol, operacion, clase }: DeQue): string => `${rol} ${operacion} ${clase}`;

const sinRepetir = (filas: readonly DeQue[]): boolean =>
  new Set(filas.map(claveDePolitica)).size === filas.length;

const esDeSuClase = ({ operacion, clase }: DeQue): boolean =>
  clasesDe(operacion).some((una: ClaseDeOperacion) => una === clase);
