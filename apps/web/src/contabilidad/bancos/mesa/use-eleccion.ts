// What a person has chosen on the desk and where their keyboard is, on each side. Chosen are only rows that have something
// pending: what somebody else matched meanwhile leaves by itself, and the rest stays.
import { POR_CRUZAR_MAX } from '@cuadra/contract/contabilidad/bancos/cruces';
import { useState } from 'react';
import type { Eleccion } from './datos/eleccion.ts';
import type { Lado, Renglon } from './datos/renglon.ts';
import type { PorLado, Renglones } from './use-renglones.ts';

/** By name and, when that row is gone, by its place: the next one takes it. */
interface Puesto {
  readonly id: string | undefined;
  readonly indice: number;
}

const PRIMERO: Puesto = { id: undefined, indice: 0 };
const NINGUNO: ReadonlySet<string> = new Set();

export function useEleccion({ porId, visibles }: Pick<Renglones, 'porId' | 'visibles'>) {
  const [elegidos, setElegidos] = useState<PorLado<ReadonlySet<string>>>({
    banco: NINGUNO,
    libros: NINGUNO,
  });
  const [puestos, setPuestos] = useState<PorLado<Puesto>>({ banco: PRIMERO, libros: PRIMERO });
  const [lado, setLado] = useState<Lado>('banco');
  const vigentes = (de: Lado) => [...elegidos[de]].flatMap((id) => pendiente(porId.get(id)));
  const eleccion: Eleccion = { banco: vigentes('banco'), libros: vigentes('libros') };
  const activas: PorLado<number> = {
    banco: lugarDe(puestos.banco, visibles.banco),
    libros: lugarDe(puestos.libros, visibles.libros),
  };
  const activa = visibles[lado][activas[lado]];
  const cuantos = eleccion.banco.length + eleccion.libros.length;
  return {
    lado,
    activas,
    activa,
    eleccion,
    cuantos,
    /** What is acted upon: what was chosen and, with nothing chosen, the row that holds the keyboard. */
    objetivo: cuantos > 0 ? eleccion : deUno(pendiente(activa)),
    activar: (de: Lado, indice: number) => {
      setLado(de);
      setPuestos((antes) => ({ ...antes, [de]: { id: visibles[de][indice]?.id, indice } }));
    },
    mirar: setLado,
    alternar: (de: Lado, ids: readonly string[]) =>
      setElegidos((antes) => ({ ...antes, [de]: alternados(antes[de], ids) })),
    agregar: (de: Lado, ids: readonly string[]) =>
      setElegidos((antes) => ({ ...antes, [de]: agregados(antes[de], ids) })),
    elegir: (banco: readonly string[], libros: readonly string[]) =>
      setElegidos({ banco: new Set(banco), libros: new Set(libros) }),
    limpiar: () => setElegidos({ banco: NINGUNO, libros: NINGUNO }),
    limpiarLado: (de: Lado) => setElegidos((antes) => ({ ...antes, [de]: NINGUNO })),
  };
}
export type EleccionDeMesa = ReturnType<typeof useEleccion>;

const pendiente = (renglon: Renglon | undefined): Renglon[] =>
  renglon === undefined || renglon.pendiente === 0 ? [] : [renglon];

const deUno = ([uno]: readonly Renglon[]): Eleccion => ({
  banco: uno?.lado === 'banco' ? [uno] : [],
  libros: uno?.lado === 'libros' ? [uno] : [],
});

function lugarDe({ id, indice }: Puesto, renglones: readonly Renglon[]): number {
  if (renglones[indice]?.id === id) return indice;
  const suyo = id === undefined ? -1 : renglones.findIndex((uno) => uno.id === id);
  return suyo >= 0 ? suyo : Math.max(0, Math.min(indice, renglones.length - 1));
}

function alternados(antes: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const ahora = new Set(antes);
  for (const id of ids) if (!ahora.delete(id) && ahora.size < POR_CRUZAR_MAX) ahora.add(id);
  return ahora;
}

function agregados(antes: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const ahora = new Set(antes);
  for (const id of ids) if (ahora.size < POR_CRUZAR_MAX) ahora.add(id);
  return ahora;
}
