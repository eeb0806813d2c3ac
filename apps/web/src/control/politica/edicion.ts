// The policy while it is written: pure changes of it, one row at a time. What has no row, nobody of that role does.
import { permisosDe, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import {
  claveDePolitica,
  type FilaDeAutorizacion,
  type FilaDePolitica,
  type Politica,
  type rolesQueAutorizan,
} from '@cuadra/contract/control/politica';
import {
  type AreaDeOperacion,
  areasDeOperacion,
  type ClaseDeOperacion,
  clasesDe,
  definicionDe,
  operaciones,
} from '@cuadra/core/control/operaciones';
import { CERO } from '@cuadra/core/dinero';

/** Whoever may ask for an authorisation does operaciones; nobody else ever needs a row. */
export const rolesQueHacen: readonly Rol[] = roles.filter((rol) =>
  permisosDe([rol]).has('autorizaciones:pedir'),
);

export type RolQueAutoriza = (typeof rolesQueAutorizan)[number];

export interface Renglon {
  readonly operacion: FilaDePolitica['operacion'];
  readonly clase: ClaseDeOperacion;
  /** It comes in several classes: which one is said. */
  readonly conClase: boolean;
}

export interface Area {
  readonly area: AreaDeOperacion;
  readonly renglones: readonly Renglon[];
}

/** Every operación that is judged, in each class in which it may come, by area. */
export const areas: readonly Area[] = areasDeOperacion
  .map((area) => ({ area, renglones: renglonesDe(area) }))
  .filter(({ renglones }) => renglones.length > 0);

function renglonesDe(area: AreaDeOperacion): Renglon[] {
  return operaciones
    .filter((una) => definicionDe(una).area === area && definicionDe(una).seJuzga)
    .flatMap((operacion) => {
      const clases = clasesDe(operacion);
      return clases.map((clase) => ({ operacion, clase, conClase: clases.length > 1 }));
    });
}

type DeQue<R> = Pick<Renglon, 'operacion' | 'clase'> & { readonly rol: R };

export const haceDe = (politica: Politica, de: DeQue<Rol>): FilaDePolitica | undefined =>
  politica.hacen.find((fila) => claveDePolitica(fila) === claveDePolitica(de));

export const autorizaDe = (politica: Politica, de: DeQue<RolQueAutoriza>): FilaDeAutorizacion | undefined =>
  politica.autorizan.find((fila) => claveDePolitica(fila) === claveDePolitica(de));

/** Undefined: nobody of that role does it. */
export function conHace(politica: Politica, de: DeQue<Rol>, fila: FilaDePolitica | undefined): Politica {
  return { ...politica, hacen: conFila(politica.hacen, de, fila) };
}

export function conAutoriza(
  politica: Politica,
  de: DeQue<RolQueAutoriza>,
  fila: FilaDeAutorizacion | undefined,
): Politica {
  return { ...politica, autorizan: conFila(politica.autorizan, de, fila) };
}

/** In its place, so that what is written again as it was is no change. */
function conFila<F extends DeQue<Rol>>(filas: readonly F[], de: DeQue<Rol>, fila: F | undefined): F[] {
  const clave = claveDePolitica(de);
  const esSuya = (otra: F) => claveDePolitica(otra) === clave;
  if (fila === undefined) return filas.filter((otra) => !esSuya(otra));
  return filas.some(esSuya) ? filas.map((otra) => (esSuya(otra) ? fila : otra)) : [...filas, fila];
}

/** What a role that did not do it does from now on: always with another person, until more is written. */
export const haceNueva = (de: DeQue<Rol>): FilaDePolitica => ({
  ...de,
  cada: CERO,
  alDia: null,
  reautenticar: false,
  soporteDesde: null,
  avisaDesde: null,
});

export const autorizaNueva = (de: DeQue<RolQueAutoriza>): FilaDeAutorizacion => ({
  ...de,
  cada: null,
  alDia: null,
});

/** Zero each: whatever the amount, another person. */
export const siempreDos = ({ cada }: Pick<FilaDePolitica, 'cada'>): boolean => cada === 0;

export const noAlcanza = ({ cada, alDia }: Pick<FilaDePolitica, 'cada' | 'alDia'>): boolean =>
  cada !== null && alDia !== null && alDia < cada;

export const hayErrores = ({ hacen, autorizan }: Politica): boolean =>
  [...hacen, ...autorizan].some(noAlcanza);

/** How many rows are not as they were. */
export function cuantosCambios(antes: Politica, despues: Politica): number {
  return (
    clavesDistintas(antes.hacen, despues.hacen).size +
    clavesDistintas(antes.autorizan, despues.autorizan).size
  );
}

/** Which rows are not the same in both, or are only in one. */
export function clavesDistintas<F extends FilaDeAutorizacion | FilaDePolitica>(
  antes: readonly F[],
  despues: readonly F[],
): ReadonlySet<string> {
  const [a, b] = [porClave(antes), porClave(despues)];
  return new Set([...a.keys(), ...b.keys()].filter((clave) => a.get(clave) !== b.get(clave)));
}

const porClave = (filas: readonly (FilaDeAutorizacion | FilaDePolitica)[]): ReadonlyMap<string, string> =>
  new Map(filas.map((fila) => [claveDePolitica(fila), JSON.stringify(Object.entries(fila).sort())]));
