// What moving an account would do, worked out on the chart in sight before anything is asked of the server: every code
// that changes, and what stands in the way. The server judges again with the chart of that moment.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  ANCHOS_DE_CODIGO,
  flujosAdmitidos,
  NIVEL_MAX,
  naturalezasAdmitidas,
  nivelDe,
  padreDe,
} from '@cuadra/core/catalogo';

export interface CambioDeCodigo {
  readonly antes: string;
  readonly despues: string;
  readonly nombreCuenta: string;
  /** Why this account cannot have that code. */
  readonly impedimento?: string;
}

export interface Movimiento {
  readonly cambios: readonly CambioDeCodigo[];
  readonly impedimentos: number;
}

export function previsualizarMovimiento(
  cuentas: readonly Cuenta[],
  idCuenta: string,
  idCuentaNueva: string,
): Movimiento {
  const porId = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const cambios = ramaDe(cuentas, idCuenta).map((cuenta) => {
    const despues = idCuentaNueva + cuenta.idCuenta.slice(idCuenta.length);
    const impedimento = impedimentoDe(cuenta, despues, { idCuenta, idCuentaNueva, porId });
    const cambio = { antes: cuenta.idCuenta, despues, nombreCuenta: cuenta.nombreCuenta };
    return impedimento === undefined ? cambio : { ...cambio, impedimento };
  });
  return { cambios, impedimentos: cambios.filter((cambio) => 'impedimento' in cambio).length };
}

/** The accounts of mayor under which the whole branch fits, by its depth and its nature. */
export function destinosPosibles(cuentas: readonly Cuenta[], idCuenta: string): Cuenta[] {
  const rama = ramaDe(cuentas, idCuenta);
  const cabeEn = new Map<number, boolean>();
  const cabe = (nivel: number) => {
    const sabido = cabeEn.get(nivel) ?? cabeEnNivel(rama, idCuenta, nivel);
    cabeEn.set(nivel, sabido);
    return sabido;
  };
  const admite = (clase: string) =>
    rama.every(
      ({ naturaleza, flujo }) =>
        naturalezasAdmitidas(clase).includes(naturaleza) && flujosAdmitidos(clase).includes(flujo),
    );
  return cuentas.filter((posible) => {
    const nivel = nivelDe(posible.idCuenta) ?? NIVEL_MAX;
    if (posible.tipoCuenta !== 'M' || nivel >= NIVEL_MAX || posible.idCuenta.startsWith(idCuenta))
      return false;
    return cabe(nivel + 1) && admite(posible.idCuenta);
  });
}

interface Entorno {
  readonly idCuenta: string;
  readonly idCuentaNueva: string;
  readonly porId: ReadonlyMap<string, Cuenta>;
}

/** In the order in which the server looks. */
function impedimentoDe(cuenta: Cuenta, despues: string, entorno: Entorno): string | undefined {
  const { idCuenta, idCuentaNueva, porId } = entorno;
  if (despues === cuenta.idCuenta) return 'Ya tiene ese código.';
  if (nivelDe(despues) === undefined) return 'No cumple con la estructura 1-3-4-6-8-10.';
  if (idCuentaNueva.startsWith(idCuenta)) return 'No puede moverse dentro de sí misma.';
  if (!naturalezasAdmitidas(despues).includes(cuenta.naturaleza)) {
    return `La clase ${despues[0]} no admite cuentas de naturaleza ${cuenta.naturaleza}.`;
  }
  if (!flujosAdmitidos(despues).includes(cuenta.flujo))
    return `La clase ${despues[0]} no admite lo que es en el flujo de efectivo.`;
  if (porId.has(despues) && !despues.startsWith(idCuenta)) return 'Ese código ya está en uso.';
  return cuenta.idCuenta === idCuenta ? impedimentoDelPadre(despues, porId) : undefined;
}

function impedimentoDelPadre(despues: string, porId: ReadonlyMap<string, Cuenta>): string | undefined {
  const padre = padreDe(despues);
  if (padre === null) return undefined;
  const cuentaPadre = porId.get(padre);
  if (cuentaPadre === undefined) return `La cuenta ${padre} no existe.`;
  return cuentaPadre.tipoCuenta === 'M' ? undefined : `La cuenta ${padre} es de detalle (D).`;
}

function cabeEnNivel(rama: readonly Cuenta[], idCuenta: string, nivel: number): boolean {
  const ancho = ANCHOS_DE_CODIGO[nivel - 1];
  if (ancho === undefined) return false;
  return rama.every(
    (cuenta) => nivelDe('1'.repeat(ancho + cuenta.idCuenta.length - idCuenta.length)) !== undefined,
  );
}

const ramaDe = (cuentas: readonly Cuenta[], idCuenta: string) =>
  cuentas.filter((cuenta) => cuenta.idCuenta.startsWith(idCuenta));
