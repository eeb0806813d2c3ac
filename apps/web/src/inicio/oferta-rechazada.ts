import { z } from 'zod';

/** Who said, in this browser, that they do not want a second factor now. Whatever is there, it is read without failing. */
const CLAVE = 'segundoFactorRechazado';
const personas = z.array(z.string()).catch([]);

type Almacen = Pick<Storage, 'getItem' | 'setItem'>;

export const ofertaRechazada = (persona: string, almacen: Almacen = localStorage): boolean =>
  leer(almacen).includes(persona);

export function rechazarOferta(persona: string, almacen: Almacen = localStorage): void {
  const otras = leer(almacen).filter((una) => una !== persona);
  almacen.setItem(CLAVE, JSON.stringify([...otras, persona]));
}

function leer(almacen: Almacen): string[] {
  try {
    return personas.parse(JSON.parse(almacen.getItem(CLAVE) ?? '[]'));
  } catch {
    return [];
  }
}
