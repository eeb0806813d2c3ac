// What the grid learns of each person in this browser: the accounts of a macro, the columns of a block.
import { session } from '#platform/current-session.ts';

const claveDe = (nombre: string): string => `hoja:${session.usuario()?.id ?? ''}:${nombre}`;

export function recordado(nombre: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(claveDe(nombre)) ?? 'null');
  } catch {
    return null;
  }
}

export function recordar(nombre: string, valor: unknown): void {
  try {
    localStorage.setItem(claveDe(nombre), JSON.stringify(valor));
  } catch {
    // The browser has no room left: it will be asked again.
  }
}
