// Why the last session of this tab ended, when it was not the person's will, and whose it was: the sign-in page says so
// and does not ask again for what it knows. Only this tab knows it, and only until somebody enters or leaves.
const CLAVE = 'ultima-salida';

const motivos = ['inactividad', 'terminada'] as const;
export type ExitReason = (typeof motivos)[number];

export interface LastExit {
  readonly motivo: ExitReason;
  readonly correo: string;
}

type Almacen = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const noteExit = (almacen: Almacen, salida: LastExit): void =>
  almacen.setItem(CLAVE, JSON.stringify(salida));

export const forgetExit = (almacen: Almacen): void => almacen.removeItem(CLAVE);

/** Whatever is there, it is read without failing. */
export function readExit(almacen: Almacen): LastExit | undefined {
  try {
    const leida: unknown = JSON.parse(almacen.getItem(CLAVE) ?? 'null');
    if (typeof leida !== 'object' || leida === null) return undefined;
    const motivo = motivos.find((uno) => uno === Reflect.get(leida, 'motivo'));
    const correo: unknown = Reflect.get(leida, 'correo');
    return motivo === undefined || typeof correo !== 'string' ? undefined : { motivo, correo };
  } catch {
    return undefined;
  }
}
