// By what the program knows this browser again, so that somebody else's failures on the same line do not stop the people who
// use it. Made up here once, the same for all of them, and it opens nothing. Where nothing can be kept, each visit is another.
export const EQUIPO_KEY = 'equipo';

type Almacen = Pick<Storage, 'getItem' | 'setItem'>;

export function equipoPropio(almacen: Almacen = localStorage): string {
  try {
    const guardado = almacen.getItem(EQUIPO_KEY);
    if (guardado !== null && /^[\w-]{43}$/.test(guardado)) return guardado;
    const nuevo = alAzar();
    almacen.setItem(EQUIPO_KEY, nuevo);
    return nuevo;
  } catch {
    return alAzar();
  }
}

const alAzar = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
