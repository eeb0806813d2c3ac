// What this browser keeps so that a person is not asked here again for the second factor, by the email of each: several
// people may share a computer. Whatever is there, it is read without failing.
export const DISPOSITIVOS_KEY = 'dispositivosRecordados';

type Almacen = Pick<Storage, 'getItem' | 'setItem'>;

export function dispositivoDe(email: string, almacen: Almacen = localStorage): string | undefined {
  return leer(almacen)[clave(email)];
}

export function recordarDispositivo(
  email: string,
  dispositivo: string,
  almacen: Almacen = localStorage,
): void {
  almacen.setItem(DISPOSITIVOS_KEY, JSON.stringify({ ...leer(almacen), [clave(email)]: dispositivo }));
}

function leer(almacen: Almacen): Record<string, string> {
  try {
    const leido: unknown = JSON.parse(almacen.getItem(DISPOSITIVOS_KEY) ?? '{}');
    if (typeof leido !== 'object' || leido === null) return {};
    return Object.fromEntries(
      Object.entries(leido).filter((par): par is [string, string] => /^[\w-]{43}$/.test(String(par[1]))),
    );
  } catch {
    return {};
  }
}

const clave = (email: string) => email.trim().toLowerCase();
