// What is done at each order, wherever it comes from: a key, a button, a menu.
import { LINEAS_MAX } from '@cuadra/core/partida';
import { type Almacen, rangoActivo } from './almacen.ts';
import { siCaben } from './entorno.ts';
import { columnas } from './fila.ts';
import { alEntrar, alTabular, type Destino } from './flujo.ts';
import type { Orden } from './teclado.ts';

export type Dialogo = 'iva' | 'isr' | 'ayuda';

interface Alrededor {
  readonly almacen: Almacen;
  readonly onFin: (() => void) | undefined;
  readonly abrir: (dialogo: Dialogo) => void;
  /** How many lines a page moves. */
  readonly pagina: () => number;
}

/** True when it was done; false leaves the key to the browser. */
export type Mandar = (orden: Orden) => boolean;

export function crearMandos({ almacen, onFin, abrir, pagina }: Alrededor): Mandar {
  const irA = ({ tipo, ...destino }: Destino): boolean => {
    if (tipo === 'fuera') return false;
    if (tipo === 'fin') onFin?.();
    else if (tipo === 'nueva') agregar(almacen);
    else if ('cursor' in destino) almacen.irA(destino.cursor);
    return true;
  };
  const mover = (filas: number, columna = 0, elegir?: 'desde-aqui') => {
    const { cursor } = almacen.getSnapshot();
    const destino = columnas[columnas.indexOf(cursor.columna) + columna] ?? cursor.columna;
    almacen.irA({ fila: cursor.fila + filas, columna: destino }, elegir);
  };
  const acciones: Readonly<Record<Orden, () => unknown>> = {
    entrar: () => irA(alEntrar(almacen.getSnapshot())),
    tabular: () => irA(alTabular(almacen.getSnapshot(), 1)),
    'tabular-atras': () => irA(alTabular(almacen.getSnapshot(), -1)),
    arriba: () => mover(-1),
    abajo: () => mover(1),
    izquierda: () => mover(0, -1),
    derecha: () => mover(0, 1),
    'pagina-arriba': () => mover(-pagina()),
    'pagina-abajo': () => mover(pagina()),
    primera: () => almacen.irA({ fila: 0, columna: 'idCuenta' }),
    ultima: () => almacen.irA({ fila: LINEAS_MAX, columna: 'idCuenta' }),
    'elegir-arriba': () => mover(-1, 0, 'desde-aqui'),
    'elegir-abajo': () => mover(1, 0, 'desde-aqui'),
    'elegir-todo': () => almacen.seleccionarTodo(),
    editar: alFinalDelTexto,
    cancelar: () => almacen.cancelar(),
    insertar: () => siCaben(almacen, 1, () => almacen.insertar(rangoActivo(almacen.getSnapshot()).desde)),
    duplicar: () => {
      const { desde, hasta } = rangoActivo(almacen.getSnapshot());
      siCaben(almacen, hasta - desde + 1, almacen.duplicar);
    },
    eliminar: () => almacen.eliminar(),
    subir: () => almacen.mover(-1),
    bajar: () => almacen.mover(1),
    deshacer: () => almacen.deshacer(),
    rehacer: () => almacen.rehacer(),
    iva: () => abrir('iva'),
    isr: () => abrir('isr'),
    salir: () => onFin?.(),
    ayuda: () => abrir('ayuda'),
  };
  return (orden) => acciones[orden]() !== false;
}

export function agregar(almacen: Almacen): void {
  siCaben(almacen, 1, almacen.agregarPropuesta);
}

function alFinalDelTexto(): void {
  const campo = document.activeElement;
  if (campo instanceof HTMLInputElement) campo.setSelectionRange(campo.value.length, campo.value.length);
}
