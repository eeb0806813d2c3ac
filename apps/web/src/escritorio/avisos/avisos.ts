// What may be done to a list of messages or notifications, each change with its way back. The way back touches only
// what the change touched: others may have come and gone meanwhile.
import type { Aviso } from '@cuadra/contract/escritorio/avisos';

type Paso = (lista: readonly Aviso[]) => Aviso[];

export interface Cambio {
  readonly aplicar: Paso;
  readonly deshacer: Paso;
}

export const cuantosSinLeer = (lista: readonly Aviso[] = []) => lista.filter(({ read }) => !read).length;

export const marcar = ({ id }: Aviso, read: boolean): Cambio => ({
  aplicar: conLectura(new Set([id]), read),
  deshacer: conLectura(new Set([id]), !read),
});

export function marcarTodos(lista: readonly Aviso[]): Cambio {
  const pendientes = new Set(lista.filter(({ read }) => !read).map(({ id }) => id));
  return { aplicar: conLectura(pendientes, true), deshacer: conLectura(pendientes, false) };
}

export const quitar = (aviso: Aviso): Cambio => ({
  aplicar: (lista) => lista.filter(({ id }) => id !== aviso.id),
  deshacer: (lista) =>
    lista.some(({ id }) => id === aviso.id)
      ? [...lista]
      : [...lista, aviso].sort((a, b) => b.time.localeCompare(a.time)),
});

const conLectura =
  (ids: ReadonlySet<string>, read: boolean): Paso =>
  (lista) =>
    lista.map((aviso) => (ids.has(aviso.id) ? { ...aviso, read } : aviso));
